// The files that the server serves, as part of the program: one function a file, named after it.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct {
    const uint8_t *bytes;
    size_t count;
} web_file;

web_file web_openapi_json(void);
web_file web_conversation_page_css(void);
web_file web_conversation_page_html(void);
web_file web_conversation_page_js(void);
web_file web_event_page_css(void);
web_file web_event_page_html(void);
web_file web_event_page_js(void);
web_file web_icon_svg(void);
web_file web_index_html(void);
web_file web_live_messages_app_js(void);
web_file web_live_messages_js(void);
web_file web_live_text_languages_js(void);
web_file web_live_text_more_js(void);
web_file web_live_text_d_ts(void);
web_file web_live_text_js(void);
web_file web_page_css(void);
web_file web_page_js(void);
web_file web_picture_page_css(void);
web_file web_picture_page_html(void);
web_file web_picture_page_js(void);
web_file web_shape_detection_js(void);
