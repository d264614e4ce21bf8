// Made by Scripts/count_words.py from the package debian-handbook; not to be changed by hand.

/// The commonest words of languages, in three tiers: every 250th word or more, every 1,000th, every 3,000th.
enum FunctionWords {
    static let all: [(language: TextLanguage, tiers: [String])] = [
        (
            .english,
            [
                "the to a of is and in for it be that this can on with are by as or you which will not an file from",
                "if system all packages files also use only but configuration have its they one these used command when more other network has their some user each at since such we available them so then version most name kernel example any should installed new first allows time users list must using many same been information possible default section into case org process there set even up directory machine see no security several disk may two access usually project free service key install than need number work those was",
                "different interface run very required thus note often contains would tool without address automatically option services after both your another following tools disks way does where based computer programs running standard stored like ip systems well create however simple change about back instance make provides while already",
            ]
        ),
        (
            .spanish,
            [
                "de el la que en los un y a para es una se con por del las no puede como o más lo paquete este su archivos archivo si al paquetes",
                "sistema configuración esta son también servidor cuando pero red ejemplo datos sólo forma cada ser programa nombre está ya usuario todos sin utilizar sus debe esto permite tanto sección usuarios pueden tiene versión generalmente núcleo equipo estos caso proceso entre luego lista desde información sobre mismo dos uno disco seguridad otros proyecto instalación directorio necesita posible programas estas utiliza crear algunos correo discos org opción vez ejecutar orden muy tiempo instalar cualquier",
                "servicios varios contiene sistemas otro están máquina todas web permisos servicio herramienta base servidores disponible ip dirección administrador distribución etc equipos todo disponibles antes interfaz libre muchos apt configurar estándar varias acceso provee sea conjunto simple volver nombres automáticamente embargo aún debido parte uso durante través cuenta fuente otras revise así casos documentación grupo reglas veces dispositivo",
            ]
        ),
        (
            .german,
            [
                "die der und zu in ist das sie von werden eine den es auf ein für mit wird nicht des oder dem kann dass sind um diese einer als wenn können einem auch sich",
                "im einen wie datei an paket nur aus durch so beispiel pakete zum alle bei zur dieser eines dateien dies befehl da wir über sein haben man aber dieses rechner dann hat nach falls muss benutzer anderen verwendet abschnitt verwenden müssen enthält unter jedoch einige version daten kernel diesem programm daher installiert gibt andere vor netzwerk konfiguration vom org seine besteht ermöglicht sehr während ihre ohne liste wurde benutzt installieren namen erstellen verzeichnis",
                "mehr zwei fall sollte möglich noch keine weitere häufig informationen option jeder erstellt ip selbst was mehrere neue darin einfach siehe bereits jede programme viele am indem apt denen dazu zurück zwischen parameter platten jedes erste projekt automatisch pakets diesen ihnen paketen gespeichert immer stellt wurden sollten normalerweise weise adresse konfigurationsdatei platte verschiedenen",
            ]
        ),
        (
            .french,
            [
                "de le les la à des et un en est pour il par dans une du que qui sur ou ce plus pas sont ne on fichier paquet",
                "au système fichiers d'un peut avec paquets si configuration se cette ces mais comme serveur même données être réseau commande donc cas son exemple c'est permet tous chaque d'une deux sous nom section aux tout ainsi qu'il vous version faut machine n'est programme noyau processus alors sa cela utilisateurs l'on liste disque possible également bien plusieurs jour logiciel répertoire nous toutes sans leur base disques ses aussi sécurité manière souvent service non soit créer été elle très",
                "autre ont faire sera services défaut fait entre ils logiciels simple b informations mise s'agit doit dont démarrage l'utilisateur projet avant ip lui machines pourra certains autres d'autres temps etc fois peuvent ci depuis web automatiquement place systèmes serveurs ba programmes après effet nombre premier différentes mode notamment quelques contient mettre org groupe lors utiliser",
            ]
        ),
        (
            .portuguese,
            [
                "de o a que um e para é do em uma os com ser se não por as no como ou pode são mais da pacote na arquivo você ao arquivos",
                "pacotes sistema ele configuração dos mas também servidor dados comando quando rede este podem exemplo tem pelo cada todos apenas seu usuário nome padrão deve isso mesmo eles está esta lista usuários versão seção sua então usar já permite programa caso segurança máquina assim muito qualquer vez processo disco instalação sem entre esse nos outros projeto geralmente seus possível alguns foi diretório sobre primeiro org todas usado serviço vários nós forma núcleo tempo vezes ainda",
                "qual opção discos irá pela dois programas sistemas vai ferramenta outro contém essa isto algumas fazer uso estão serviços acesso disponíveis partir muitas ter interface muitos lo portanto ip precisa seja administrador só servidores será criar endereço instalar simples apt através computador outras máquinas conjunto número automaticamente várias antes disponível volta além distribuição livre",
            ]
        ),
        (
            .italian,
            [
                "di il un è che per in e la i una file le non del si con da questo sono essere o dei come più può pacchetto pacchetti",
                "se anche gli nel della sistema configurazione ad su al ma questa esempio comando solo quando dal possono ogni ha lo rete modo tutti ed viene nella delle dati nome alla questi cui loro possibile programma uno utenti sezione directory kernel versione parte prima caso sul quindi processo deve disco due sia computer sicurezza progetto stato altri macchina queste hanno molto permette così alcuni tutte vengono senza tra ai spesso stesso dischi degli informazioni",
                "sua numero org utente volta servizi suo strumento base dalla diversi programmi momento usare alle tempo sarà contiene disponibile disponibili standard ciò distribuzione fare utilizzare apt dopo fornisce molti servizio necessario primo database altre inoltre insieme installare ip web altro ci creare richiede eseguire fondamentali maggior ancora già nuovo poiché sulla durante gruppo installazione particolare semplice perché sistemi",
            ]
        ),
        (
            .dutch,
            [
                "de het een van is in te en om voor op zijn met dat pakket die deze worden dit als je aan door pakketten niet",
                "ze naar paragraaf zal kan wordt heeft welke ook systeem voorbeeld maar bestand kunnen we programma installatie andere hebben versie project see alle verschillende gebruiken gebruikt over wat nieuwe apt gebruikers configuratie meer enkel wanneer bestanden hun al informatie omdat zoals geen moeten ieder moet veel distributie iedere commando installeren uit gereedschap afbeelding mogelijk bij lijst tot werken eerste boek org toe beschikbaar naam bevat zou bron computer vrije nodig basis gebruik geïnstalleerd terug zullen dus enkele",
                "gebruiker standaard dezelfde zonder manier twee versies automatisch bepaalde geval maken vragen documentatie email hoofdstuk partitie kiezen gaan geeft meestal werk algemeen fouten gemeenschap onder problemen programma's testen vinden was zo beheerder directory geïnstalleerde machine meest ontwikkelaars stabiele verder architectuur fout grote vrijgave waar zie zij gnu netwerk schijf tussen zich code meeste volgende waarom zeer ander doel",
            ]
        ),
        (
            .polish,
            [
                "w jest do z i na się nie debiana są dla sekcja",
                "przez że pakietów przykład aby lub see które jak pakietu tego od ten za system jako oprogramowania być może wersji ale tym jego ma systemu packages można pakiet ponieważ rysunek wiele tylko jeśli mogą gdy ich który po ta wszystkie projektu co tej pakiety pliku również ze org dystrybucji plik wszystkich bardziej sposób tych przypadku tak ang apt będzie oraz podstaw bardzo już go sieci więc pliki",
                "celu plików projekt wielu bez instalacji jeżeli która których nawet rozdział użytkowników błędów jej każdy narzędzie książki pozwala także też czy często danych gnu należy programu różnych zawiera konfiguracji nich niż using kiedy podczas poprzez więcej inne innych możliwe strony wolnego mają pod pomocą użytkownicy użytkownika większość dlatego dystrybucja narzędzia pomiędzy przy serwera takie albo bezpośrednio free informacji kilka pytań www key konfiguracyjne społeczność usług czasami dobrze działa informacje książka linuksa pracy problemów przed stabilnej temat twórców wydania zawsze zazwyczaj znaleźć",
            ]
        ),
        (
            .swedish,
            [
                "att en som för och är i av det till ett på med den de kan om inte eller kommer har så paket detta",
                "du denna från alla exempel avsnitt andra dessa också när vilket men dess finns filer system använda flera genom dem see vara varje filen vi kunna många endast olika under användare sig över vidare fil samma nya paketet efter information kommandot utan vid tillbaka mer namn projektet även används installera version ta mellan programvara upp verktyg deras första måste därför grunderna sätt figur org apt då eftersom möjligt ofta två användas var",
                "bort kärnan ha innehåller sedan skulle debians process programmet skapa partition användaren innan än använder behöver vilken fel fri kapitel sin systemet automatiskt där fungerar gör redan starta göra inom välja hur kör ssh vad tips här ny partitioner beroenden datorn lista skall tillåter dig få gå tillhandahåller utvecklare fall flesta mest standard tillgängliga tjänster annan direkt kultur man mindre några samt tillgänglig vilka",
            ]
        ),
        (
            .turkish,
            [
                "bir ve bu için olarak daha kısım",
                "veya i çok see örnek file tüm her you tarafından yeni şekil sonra yazılım olan packages şekilde if son bölüm ile aynı configuration sistemi özgür ancak org gibi iyi bazı da diğer herhangi kurulum dosya geri çeşitli birçok debian'ın fazla katkıda nedenle apt genellikle mevcut temel bölümleme içerir using web yalnızca belirli dahil izin kararlı kendi genel hakkında iki kullanıcı proje sağlar users özellikle",
                "büyük otomatik posta yeniden bilgi ilgili installed kitap test zaman başka gerekir göre kullanılan çoğu önemli birlikte cd debian'a işletim olacaktır tam vardır vb az bit debian'ı gnu kitabın tek önce önyükleme ilk key paketleri sahip sayıda sürüm topluluk ayrıca case kaynak olduğu paketi possible özel üzerinde amd arasında araç değildir etmek farklı hale kadar sistem up verir x çalışır bi birkaç karşılık programı uygun yükleme çünkü örneğin ücretsiz ağ bilgisayar birim bunu bölümü devam düzenli ek eski gelir geliştirme göz hata hem like lts olabilir olmayan tamamen upgrade",
            ]
        ),
        (
            .danish,
            [
                "the to a of in and is for afsnit be this see are that with file eksempel it on you can as or by from figur packages will if system configuration an",
                "use which not files they also but users have all network used apt user using at these installed its some command more only their version available key them possible any information one up list time case first kapitel kernel then upgrade we when new process such automatic like machine made most same should automatically example further install many need since ssh usually vpn way your based computer even may security tools certificates check clock detail distributions easy free ipv name requires service services updates",
                "about access allows been both configuring create graphical into must note required s set so tabel there those vnc after authentication before behavior creating different documentation find forwarding management partitioning relevant repository sometimes applications called certificate complete connections contains default directory during everything help",
            ]
        ),
        (
            .norwegian,
            [
                "er en som å og i for av til det med den på kan et de ikke at eller dette du har vil fra denne",
                "om alle hvis også men når ved disse noen være bare andre pakker eksempel må pakken opp så bruke filen vi blir brukes dem bruker flere skal mer hver etter kommandoen mange pakke filer bli slik mulig over inneholder første samme siden vanligvis selv seg tilgjengelig inn gir org ut brukere systemet nye ofte få seksjon fil sin tillater uten bruk programvare standard bør programmer gjør automatisk kjernen annen under noe installert enn tjeneren",
                "kjøre derfor gjøre installere mellom ulike ha sette ble krever navn prosjektet før grunnleggende spesielt videre kjører oppsett verktøy man brukeren sett ip enkelt tilgjengelige tjener brukt deretter programmet versjon maskinen pakkene virtuelle legge nettverket feil informasjon var navnet allerede oppsettet lage apt dermed filene merk sine ønsker gi kommer trenger valget blitt finne hvordan nå tilgang måte sammen deres mest",
            ]
        ),
        (
            .czech,
            [
                "a je na v se pro k nebo debianu pokud že z jsou s by které který",
                "jako do být za balíčků balíčku see příklad balíček může balíčky také file ale tento ve protože aby apt packages verze jeho tato více obrázek si pouze distribuce mohou má systém systému co jejich soubor nastavení bude po softwaru než jak můžete souboru tak všechny tyto když vydání účelem bez souborů zařízení instalace byl dělení musí této zpět již jste není od každý která toto verzi jej což nástroj použití před tím často",
                "mají tohoto základům možné projektu první případě soubory informace seznam velmi mezi users instalaci potom stejně závislosti další například umožňuje using všech obsahuje projekt správce tomu automaticky dokumentace mnoho podle použít programu aktualizace budou cd nové některé proč těchto uživatele case chyby jméno obvykle pomocí programy různých stabilní upgrade dále key nástroje stále ze během kteří oddíl oddílu pole stránky cache gnu lvm nejsou oddíly odstranění počítače proxy různé své",
            ]
        ),
        (
            .romanian,
            [
                "the to a of in and is secțiune for be this are see that with exemplu file it on you can as or by from fig packages will if system configuration",
                "an use which not files they also but users have all used apt network user using these installed its some command more only their version available key them pentru possible any information one up list time case first kernel then upgrade we when și new process such at automatic cap like machine made most same should automatically example further install mai many need s since ssh usually vpn way your based computer even may security tools certificates check clock detail distributions easy ipv name requires service services updates în",
                "about access allows been both care configuring create documentation este free graphical into must note required set tabel there those vnc after authentication before behavior creating different find forwarding gnu management multe partitioning problems relevant repository sometimes să această al",
            ]
        ),
        (
            .indonesian,
            [
                "yang untuk dan ini dengan dalam paket dari dapat berkas pada tidak di akan ke atau anda mereka adalah oleh secara sistem lebih beberapa sebuah itu pengguna jika",
                "perangkat hanya perintah sebagai konfigurasi menggunakan karena juga lain bahwa harus digunakan satu seperti ketika semua jaringan nama ada mungkin bagian memiliki setiap banyak telah suatu mesin sama disk proses kita layanan memungkinkan baru lunak versi contoh tersedia perlu membuat kernel hal pertama direktori daftar namun kasus saat sangat informasi pilihan kemudian tersebut alamat menjadi dua alat sumber tetapi berisi komputer baik biasanya instalasi setelah diperlukan otomatis cara proyek waktu paling dibuat operasi keamanan antarmuka merupakan pesan aplikasi seluruh sesuai masing lihat lokal penting bisa menyediakan partisi masalah org standar tanpa sendiri bekerja dasar kembali akses berbeda surel sering antara melalui aturan bahkan distribusi kami kunci misalnya sehingga skrip besar domain ingin benar host ip khusus parameter salah berikut volume atas",
                "koneksi memilih berbagai web bahasa kedua memberikan apt berjalan langkah menjalankan",
            ]
        ),
        (
            .vietnamese,
            [
                "các một được có của và là này bản trong gói thể phần nó cho không để với trình dụng khi sẽ sử hệ người định",
                "đặt tin đó chúng thống tệp việc khác đã cài hình từ hoặc trên sự những dụ lý ví số hơn như vào điều cả nhiều hợp ra công phân tính phát chỉ phiên tự thực hiện đến động thường dùng máy tiến bạn cũng phải mà cần về lệnh mềm đầu bộ chọn mục trường bảo cấp do tập bởi nhất thông lại hành chương tất quản thiết mới thư theo tương chính cách nếu quan đổi liệu see lưu đề cấu cụ phép phối thay vì làm nhưng bằng sau triển cập tạo bị cùng nhau sách tên tại dịch dữ rằng vụ cơ họ đây ứng bao nào chạy tiếp trước apt xác bất thời dự năng tiên tìm biết tác vấn ở hoạt tiêu trị gồm kết liên lập nhân",
                "",
            ]
        ),
        (
            .catalan,
            [
                "de la a el que per i en un els les és una es amb del no o com més al pot aquest paquet si paquets",
                "sistema fitxer dels fitxers instal configuració també aquesta servidor ha només però d'un això ser són poden ja dades xarxa quan exemple està cada tots manera nom programari als tot hi versió utilitzar permet se seu altres tant llista programa secció nucli seguretat l'ordre lació aquests cas usuaris d'una seva va compte procés després té disc fer entre s'ha sense molt màquina sobre possible estan projecte qualsevol ara informació pel correu org aquestes fins primer encara lar temps cap directori alguns sovint així",
                "crear defecte dos totes conté l'usuari serveis podeu diversos mateix normalment qual servei servidors web programes disponible sistemes etc ho lloc diferents part lo base conjunt fa molts tipus ip disponibles lliure perquè tornar abans seus sol automàticament distribució han durant executar tenir protocol d'aquest sigui interfície proporciona s'han discos nou",
            ]
        ),
        (
            .croatian,
            [
                "the to a of in and is odjeljak for be this see that are with primjer file you it can on as je or by from i packages slika will if u system",
                "configuration an which use na not files they za also but da users have se all apt network these used koji more some user using installed its only command their version one available key poglavlje them knjige od possible any information kernel sa up kao list su time case first such then upgrade we when even install new process should your at automatic example like machine made most need same since smo automatically many ssh usually vpn way",
                "based computer further may sam security certificates check clock distributions easy free hvala ili ipv requires service services set tools updates about access allows been both configuring create detail documentation graphical into knjiga koje must note required s tablica there those vnc će after authentication before behavior creating different",
            ]
        ),
        (
            .russian,
            [
                "в и для на с не что или как по к это из если может",
                "быть от их чтобы будет его только а также при которые раздел файл то является вы можно пакетов но он пакета они более все системы так случае могут когда этот же пакет который образом этого использовать за того мы время файлы пакеты помощью данных о позволяет установки файлов сети эти есть этой обычно поскольку после пример том например программы система она команды команда несколько эта имя таким через файла поэтому данные до процесс во некоторые программа этом будут сервер умолчанию версии её уже ядра пользователей следует ядро без этих другой используется пользователя систему",
                "ip настройки часто apt них системе у времени необходимо основам всех сервера каждый которая машины имеет очень файле вам дисков можете список должны между автоматически другие нужно один однако lvm бы было содержит диск даже доступ возможность работы чем себя диска других загрузки рисунок являются наиболее систем т устройства org инструмент просто",
            ]
        ),
        (
            .arabic,
            [
                "من في على أن التي هذه أو هذا إلى يمكن دبيان لا مع إذا عن",
                "يجب هو كل ا النظام ت و ما الملفات الحزم استخدام الحزمة أي الذي هي الأمر الملف لكن عند نظام البيانات باستخدام كما فقط ملف ملفات جميع حتى غير قد قسم الشبكة بشكل بعد أيضا أكثر بعض مخدم ي عملية كان بين عبر مثل المستخدم يسمح إلا تثبيت سوف حزمة ذلك ل عدة هناك النواة أخرى البرنامج لم إعداد م مثال بما مجموعة اسم كانت عادة قبل الأخرى العملية مثلا تستخدم الجهاز عندما نفسه لينكس إنشاء القرص لذلك حزم دون الإقلاع لها يستخدم تشغيل يمكنك ip آخر حيث مدير المستخدمين المجلد تسمح أما الأقراص الإعداد أحد أساسيات إعادة بالإضافة يستطيع أنه الأجهزة المعلومات الوصول بيانات تعمل",
                "الخيار جدا منها apt الأوامر يحوي يعمل أنها الخدمات المخدم غالبا برنامج واحد البرامج لأن الحالة تكون جديدة تحوي د نفسها يكون ن التثبيت قاعدة الأول عنوان البرمجيات الخاصة العديد الم حالة ف معظم الخدمة خاصة إعدادات الحالات الرسائل",
            ]
        ),
        (
            .persian,
            [
                "می به که از در های را یک این و است با آن ها برای استفاده شود کند فایل بسته شده یا سیستم صورت هر",
                "برنامه داده شوند پیکربندی مورد نصب باشد دارد دهد موجود ای دبیان شامل تمام تواند خود کنید قرار باید نام قسمت نیز شبکه کنند سازی روی سرور تنها دیسک توسط هستند بر تا دستور راه هایی اما فرآیند اگر زمانی رایانه زمان وجود گزینه گردد ایجاد دسترسی نسخه نیاز نمی امکان دو کاربر تغییر منظور دیگر اجرا مانند نرم نمونه کرده سرویس ذخیره پارتیشن کرنل کار عنوان مجازی بین نظر اینکه برخی گیرد شیوه سایر گروه افزار جدید داشته دستگاه نمایش توانند دایرکتوری بررسی نشانی اندازی ابزار انجام عملیات اجرای همراه دارند فراهم مشخص انتخاب چرا کاربران حالت پس اند بیشتر مدیریت بروزرسانی بندی همین پیام اطلاعات اصلی خط قابل ماشین معمولا ممکن عبارت مثال کردن باشند بسیار مربوط توزیع توانید کاربری همچنین کرد فهرست محلی توسعه",
                "ارتباط دیگری بدون خودکار بسیاری لینوکس حساب شما",
            ]
        ),
    ]
}
