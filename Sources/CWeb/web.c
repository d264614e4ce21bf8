#include "CWeb.h"

// What C23 has for this, clang has in C17 too. SwiftPM's `embedInCode` writes each byte as an element of a Swift array literal, whose types
// take the compiler a quarter of a minute.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILE_NAMED(name) web_file web_##name(void) { static const uint8_t bytes[] = {
#define END }; return (web_file){ bytes, sizeof bytes }; }

FILE_NAMED(openapi_json)
#embed "../LiveTextServer/OpenAPI/openapi.json"
END

FILE_NAMED(conversation_page_css)
#embed "../LiveTextServer/Web/conversation-page.css"
END

FILE_NAMED(conversation_page_html)
#embed "../LiveTextServer/Web/conversation-page.html"
END

FILE_NAMED(conversation_page_js)
#embed "../LiveTextServer/Web/conversation-page.js"
END

FILE_NAMED(event_page_css)
#embed "../LiveTextServer/Web/event-page.css"
END

FILE_NAMED(event_page_html)
#embed "../LiveTextServer/Web/event-page.html"
END

FILE_NAMED(event_page_js)
#embed "../LiveTextServer/Web/event-page.js"
END

FILE_NAMED(icon_svg)
#embed "../LiveTextServer/Web/icon.svg"
END

FILE_NAMED(index_html)
#embed "../LiveTextServer/Web/index.html"
END

FILE_NAMED(live_messages_app_js)
#embed "../LiveTextServer/Web/live-messages-app.js"
END

FILE_NAMED(live_messages_js)
#embed "../LiveTextServer/Web/live-messages.js"
END

FILE_NAMED(live_text_languages_js)
#embed "../LiveTextServer/Web/live-text-languages.js"
END

FILE_NAMED(live_text_more_js)
#embed "../LiveTextServer/Web/live-text-more.js"
END

FILE_NAMED(live_text_d_ts)
#embed "../LiveTextServer/Web/live-text.d.ts"
END

FILE_NAMED(live_text_js)
#embed "../LiveTextServer/Web/live-text.js"
END

FILE_NAMED(page_css)
#embed "../LiveTextServer/Web/page.css"
END

FILE_NAMED(page_js)
#embed "../LiveTextServer/Web/page.js"
END

FILE_NAMED(picture_page_css)
#embed "../LiveTextServer/Web/picture-page.css"
END

FILE_NAMED(picture_page_html)
#embed "../LiveTextServer/Web/picture-page.html"
END

FILE_NAMED(picture_page_js)
#embed "../LiveTextServer/Web/picture-page.js"
END

FILE_NAMED(shape_detection_js)
#embed "../LiveTextServer/Web/shape-detection.js"
END
