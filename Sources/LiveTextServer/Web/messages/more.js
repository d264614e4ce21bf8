// What is needed only once an app asks for something.
export { requests } from "./host/requests.js";
