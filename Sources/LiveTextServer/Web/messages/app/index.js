export { HostRefusal } from "./channel.js";
export { MessagesApp } from "./messages-app.js";
