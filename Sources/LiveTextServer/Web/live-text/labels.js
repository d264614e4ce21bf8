/** What is said and shown, in English. */
export const labels = {
    liveText: "Live Text", text: "Text in the picture", data: "Data in the picture", quickActions: "Quick actions",
    selection: "Selected text", copy: "Copy", selectAll: "Select All", copyPassword: "Copy Password", share: "Share…", directions: "Directions",
    lookUp: "Look Up", translate: "Translate", addToCalendar: "Add to Calendar",
    link: "Link", emailAddress: "Email address", phoneNumber: "Phone number", postalAddress: "Address", date: "Date",
    money: "Amount", measurement: "Measurement", flightNumber: "Flight", trackingNumber: "Shipment", ipAddress: "IP address",
    paymentIdentifier: "Payment", code: "Code",
};
