/// The airlines that sell seats: IATA's code, ICAO's, and the name that people use.
enum AirlineTable {
    static let rows = """
        2B AWT AlbaWings|2K GLG Avianca Ecuador|3K JSA Jetstar Asia|3U CSC Sichuan Airlines|4O AIJ Interjet|4U GWI Germanwings|5J CEB Cebu Pacific|5T MPE Canadian North|\
        5W WAZ Wizz Air Abu Dhabi|5X UPS UPS Airlines|5Y GTI Atlas Air|6E IGO IndiGo|6H ISR Israir|7C JJA Jeju Air|7F FAB First Air|7G SFJ StarFlyer|7H RVF Ravn Alaska|8M MMA Myanmar Airways|\
        8L LKE Lucky Air|8P PCO Pacific Coastal|8U AAW Afriqiyah|9C CQH Spring Airlines|9K KAP Cape Air|9W JAI Jet Airways|9H CGN Air Changan|A3 AEE Aegean|A4 AZO Azimut|A5 HOP Hop|A9 TGZ Georgian Airways|\
        AA AAL American Airlines|AB BER Air Berlin|AC ACA Air Canada|AD AZU Azul|AF AFR Air France|AH DAH Air Algérie|AI AIC Air India|AK AXM AirAsia|AM AMX Aeroméxico|AR ARG Aerolíneas Argentinas|\
        AS ASA Alaska Airlines|AT RAM Royal Air Maroc|AV AVA Avianca|AY FIN Finnair|AZ ITY ITA Airways|B2 BRU Belavia|B6 JBU JetBlue|BA BAW British Airways|BC SKY Skymark|BE BEE Flybe|\
        BG BBC Biman|BI RBA Royal Brunei|BJ LBT Nouvelair|BL PIC Pacific Airlines|BR EVA EVA Air|BT BTI airBaltic|BW BWA Caribbean Airlines|BX ABL Air Busan|CA CCA Air China|CI CAL China Airlines|\
        CM CMP Copa Airlines|CU CUB Cubana|CX CPA Cathay Pacific|CY CYP Cyprus Airways|CZ CSN China Southern|D7 XAX AirAsia X|D8 IBK Norwegian Air International|DE CFG Condor|DL DAL Delta|DT DTA TAAG|\
        DV VSV SCAT|DY NOZ Norwegian|DX DTR DAT|E9 EVE Iberojet|EI EIN Aer Lingus|EK UAE Emirates|EN DLA Air Dolomiti|EP IRC Iran Aseman|ET ETH Ethiopian|EW EWG Eurowings|EY ETD Etihad|F3 FAD flyadeal|\
        F9 FFT Frontier|FA SFR FlySafair|FB LZB Bulgaria Air|FD AIQ Thai AirAsia|FI ICE Icelandair|FJ FJI Fiji Airways|FM CSH Shanghai Airlines|FR RYR Ryanair|FY FFM Firefly|FZ FDB flydubai|\
        G3 GLO Gol|G4 AAY Allegiant|G8 GOW Go First|G9 ABY Air Arabia|GA GIA Garuda Indonesia|GF GFA Gulf Air|GK JJP Jetstar Japan|GQ SEH Sky Express|GS GCR Tianjin Airlines|H1 HKS Hahn Air|\
        H2 SKU Sky Airline|H9 HIM Himalaya Airlines|HA HAL Hawaiian|HD ADO Air Do|HF VRE Air Côte d'Ivoire|HG NLY Niki|HO DKH Juneyao|HU CHH Hainan Airlines|HV TRA Transavia|HX CRK Hong Kong Airlines|HY UZB Uzbekistan Airways|\
        I2 IBS Iberia Express|IB IBE Iberia|IG ISS Meridiana|IZ AIZ Arkia|ID BTK Batik Air|IX AXB Air India Express|J2 AHY Azerbaijan Airlines|J9 JZR Jazeera Airways|JA JAT JetSMART|JL JAL Japan Airlines|\
        JJ TAM LATAM Brasil|JQ JST Jetstar|JT LNI Lion Air|JU ASL Air Serbia|JX SJX Starlux|K6 KHV Cambodia Angkor Air|KA HDA Cathay Dragon|KC KZR Air Astana|KE KAL Korean Air|KL KLM KLM|KM KMM KM Malta Airlines|\
        KN CUA China United|KP SKK ASKY|KQ KQA Kenya Airways|KU KAC Kuwait Airways|KX CAY Cayman Airways|LA LAN LATAM|LG LGL Luxair|LH DLH Lufthansa|LJ JNA Jin Air|LM LOG Loganair|LO LOT LOT|LQ MYA Lanmei|\
        LS EXS Jet2|LX SWR Swiss|LY ELY El Al|ME MEA Middle East Airlines|MF CXA XiamenAir|MH MAS Malaysia Airlines|MK MAU Air Mauritius|MM APJ Peach|MN CAW Kulula|MR MRA Hunnu Air|MS MSR EgyptAir|MT TCX Thomas Cook|\
        MU CES China Eastern|MX MXY Breeze|N4 NWS Nordwind|NF AVN Air Vanuatu|NH ANA ANA|NK NKS Spirit|NO NOS Neos|NX AMU Air Macau|NZ ANZ Air New Zealand|OA OAL Olympic Air|OD MXD Batik Air Malaysia|\
        OB BOV BoA|OG FPY PLAY|OK CSA Czech Airlines|OM MGL MIAT|OR TFL TUI fly|OS AUA Austrian|OU CTN Croatia Airlines|OV OMS SalamAir|OZ AAR Asiana|P0 PFZ Proflight|P4 APK Air Peace|P5 RPB Wingo|P6 PVG Privilege Style|\
        PC PGT Pegasus|PD POE Porter|PG BKP Bangkok Airways|PK PIA Pakistan International|PR PAL Philippine Airlines|PS AUI Ukraine International|PU PUE Plus Ultra|PW PRF Precision Air|PX ANG Air Niugini|PY SLM Surinam Airways|\
        QF QFA Qantas|QH BAV Bamboo|QP AKJ Akasa Air|QR QTR Qatar Airways|QS TVS Smartwings|QV LAO Lao Airlines|QW QDA Qingdao Airlines|QZ AWQ Indonesia AirAsia|R3 SYL Yakutia|RC FLI Atlantic Airways|RJ RJA Royal Jordanian|RO ROT TAROM|RS ASV Air Seoul|\
        RX RXA Rex|S4 RZO Azores Airlines|S7 SBI S7 Airlines|SA SAA South African Airways|SB ACI Aircalin|SC CDG Shandong Airlines|SG SEJ SpiceJet|SJ SJY Sriwijaya Air|SK SAS SAS|SL TLM Thai Lion Air|\
        SM MSC Air Cairo|SN BEL Brussels Airlines|SQ SIA Singapore Airlines|SS CRL Corsair|SU AFL Aeroflot|SV SVA Saudia|SW NMB Air Namibia|SY SCX Sun Country|TF BRX Braathens|TG THA Thai Airways|TK THY Turkish Airlines|\
        TN THT Air Tahiti Nui|TO TVF Transavia France|TP TAP TAP Air Portugal|TR TGW Scoot|TS TSC Air Transat|TU TAR Tunisair|TW TWB T'way|TX FWI Air Caraïbes|TZ TWG Scoot|TC ATC Air Tanzania|U2 EZY easyJet|U6 SVR Ural Airlines|\
        UA UAL United|UK VTI Vistara|UL ALK SriLankan|UO HKE HK Express|UP BHS Bahamasair|UQ CUH Urumqi Air|US AWE US Airways|UT UTA UTair|UX AEA Air Europa|V7 VOE Volotea|VA VOZ Virgin Australia|VB VIV Viva Aerobus|\
        VF TKJ AJet|VJ VJC VietJet|VN HVN Vietnam Airlines|VR TCV Cabo Verde Airlines|VS VIR Virgin Atlantic|VT VTA Air Tahiti|VY VLG Vueling|VX VRD Virgin America|VZ TVJ Thai Vietjet|W3 ARA Arik Air|W4 WMT Wizz Air Malta|W6 WZZ Wizz Air|\
        W9 WUK Wizz Air UK|WB RWD RwandAir|WF WIF Widerøe|WG SWG Sunwing|WM WIA Winair|WN SWA Southwest|WS WJA WestJet|WY OMA Oman Air|X3 TUI TUIfly|XJ TAX Thai AirAsia X|XL LNE LATAM Ecuador|XP CXP Avelo|XQ SXS SunExpress|XY KNE flynas|\
        Y4 VOI Volaris|YP APZ Air Premia|YX RPA Republic Airways|Z2 APG Philippines AirAsia|ZB MON Monarch|ZE ESR Eastar Jet|ZH CSZ Shenzhen Airlines|ZL RXA Rex|ZP AZP Paranair|ZQ GER German Airways
        """
}
