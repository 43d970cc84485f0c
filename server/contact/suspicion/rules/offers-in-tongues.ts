import type { Rule } from './rule.ts';
import { anywhere, find } from './word-classes.ts';

/** What the rules of pitches, terms and topics find, more coarsely, in languages other than English. */
export const offersInTongues: readonly Rule[] = [
  {
    reason: 'an offer in another language',
    most: 6,
    signs: [
      [
        2,
        anywhere`
          предлага(?:ем|ю)|продам|продажа|прода[её]м (?:базы|ссылки|аккаунты|трафик)|поможем|разрабатываем|настраиваем
          оказываем|выполняем|гаранти|наши услуги|услуги по|занимаемся|пропону(?:ємо|ю)|本公司
          我们是.{0,12}(?:工厂|厂家|公司.{0,4}专业|服务商)|我司|专业|提供|代理|代办|定制|承接|厂家|弊社|当社|ご提案|サービスを提供|ご紹介|저희|제공|업체입니다|делаем|создаём
          созда[её]м (?:сайты|и)|хотите получить|интернет-магазины под|создаем|снимаем|привед[её]м|помогаем|для вашего
            под ключ|возьм[её]м|наш (?:бот|сервис|канал)
          наша (?:компания|команда|студия)|我们专|专做|办理|代运营|代写|代发|代开|代购|保证|一站式|厂家直销|お手伝い|代行|お届け|承り|ご案内|ご提供|当方|해드립니다
          해 드립니다|대행|책임지고|전문|обзвон|назначат|наши (?:операторы|специалисты|менеджеры)|расскажу подробн|лицензионные
          货运代理|包税|请(?:进群|联系)|拜見しました|ご説明|お時間いただけ
        `,
      ],
      [
        2,
        find`
          wir (?:generieren|gewinnen|optimieren|positionieren|platzieren)|(?:können|könnten) (?:wir )?das ändern
            ich habe gesehen|soll ich ihnen|wir (?:bieten|bringen|sind (?:eine?|ihr) (?:agentur|hersteller|anbieter
            spezialist)|helfen|erstellen|optimieren|liefern|übernehmen|unterstützen|vermitteln)
          ich (?:biete|helfe|erstelle|vermittle)|unsere (?:leistungen|agentur|dienst\w*|produkte|experten)
          wij (?:bieden|helpen|maken|leveren|zijn een)|vi (?:tilbyder|tilbyr|erbjuder|hjälper|hjelper)|mit unserer?
          unser (?:team|angebot|service|netzwerk)
          wir (?:sind auf|haben uns|machen|sorgen|kümmern|bauen|verkaufen|kaufen|garantieren|drehen|schreiben|gewinnen
            holen|steigern|kennen)
          auf ihre (?:seite|webseite|website)|wij maken|wij (?:zorgen|verkopen|verhogen|zijn)|ons team
          onze (?:diensten|klanten|aanpak)|vi (?:kan|lager|leverer|bygger|skapar|är en|er et)
          wir (?:betreuen|zeigen|arbeiten (?:mit|für)|vermarkten|beraten|gestalten|entwickeln (?:für|websites))
          zeigen wir ihnen|noch (?:zwei|drei|wenige|\d) (?:plätze|termine)|weiterhelfen|erstgespräch
          haben sie schon (?:mal|einmal)|wir (?:posten|vergleichen|besetzen|rufen|haben sie)|für sie, damit
          sende ich ihnen|wij (?:vergelijken|regelen)
        `,
      ],
      [
        2,
        find`
          nous (?:proposons|offrons|créons|sommes (?:une agence|spécialis|fabricant)|aidons|accompagnons|réalisons
            vous (?:aidons|proposons|offrons))
          je (?:vous )?propose|notre (?:agence|offre|équipe de|solution)|nos (?:services|experts)|offre de|ofrecemos
          vendemos|somos (?:una (?:agencia|empresa (?:de|l[ií]der))|fabricantes|especialistas)|ofrezco
          nuestros? (?:servicios|equipo|agencia)|otorgamos|hacemos|oferecemos|fazemos
          somos (?:uma (?:agência|empresa)|especialistas)|nossos? (?:serviços|agência)|offriamo|offro|vendiamo
          siamo (?:un'agenzia|una (?:web )?agen\w+|specializzat\w+|produttori)|realizziamo
          vi (?:portiamo|proponiamo|offriamo)|i nostri (?:servizi|esperti)|oferujemy|jesteśmy (?:agencją|producentem)
          zapewniamy|nasze usługi|nabízíme|kínálunk|oferim|notre (?:équipe|service|société)
          nous (?:vous|aidons|faisons|sommes|assurons|pouvons|vendons)|accorde (?:des |un )?(?:crédit|prêt)s?
          votre site (?:mérite|n'est)|gagner des|ayudamos|conseguimos|regalamos|diseñamos|creamos
          tenemos (?:una|la) (?:soluci[óo]n|base|oferta)|nuestra (?:empresa|solución|plataforma)|ajudamos|resolvemos
          criamos|desenvolvemos|temos (?:a|uma) (?:solução|oferta)|nossa (?:equipe|empresa|solução)|aiutiamo|creiamo
          garantiamo|ci occupiamo|la nostra (?:agenzia|azienda|soluzione)|il nostro (?:team|servizio)|pozyskujemy
          pomagamy|tworzymy|zajmujemy|gwarantujemy|wykonujemy|prowadzimy|nasza (?:firma|agencja)|nasz zespół|děláme
          vyrábíme|készítünk|realizăm|ti interessa|nostro network|disponemos de|oferta especial|desea más|octroie
            octroyons|mettons à votre|aucun frais|à toute personne|nous mettons
          souhaitez-vous|desarrollamos|liberamos|gestiamo|produkujemy|produkujeme|la vostra azienda
          tienen alg[úu]n proyecto
        `,
      ],
      [
        2,
        find`
          sunuyoruz|yapıyoruz|sağlıyoruz|hizmet(?:i|leri)? (?:veriyoruz|sunuyoruz)|firmamız|uzman ekib\w*
          kami (?:menyediakan|menawarkan|adalah)|kami jual|jasa|menyediakan|chúng tôi (?:cung cấp|chuyên|là|có)
          bên em (?:cung cấp|chuyên|nhận)|hỗ trợ|cung cấp|dịch vụ|biz (?:yönetelim|yapalım)|yapalım|kuruyoruz|garanti
          paketler\w*|ajans\w*|kami (?:siap|bantu|melayani)|melayani|terima jasa|nhận (?:thiết|làm|chạy)|em nhận
          chuyên (?:nhận|cung|thiết)|trọn gói|cam kết|bên (?:mình|em) (?:nhận|có)
        `,
      ],
      [
        2,
        anywhere`
          نقدم|نوفر|خدماتنا|لدينا (?:عرض|خدمات)|अपने बिजनेस|हम (?:प्रदान|देते)|บริการ(?:รับ|ของเรา)|รับทำ|מציעים
          אנו מציעים|نساعد|نحن شركة|شركتنا|حلول|تصميم مواقع|हमारी (?:कंपनी|सेवा)|हम आपकी|บริษัทเรา|เราให้|מומחים
          נשמח להציע
        `,
      ],
      [
        2,
        find`
          ihre (?:webseite|website|firma|seite|internetseite|kunden|online-?präsenz|sichtbarkeit|mitarbeiter)
          ihr (?:unternehmen|google|online-?shop)|ihrer (?:webseite|website)|ihrem unternehmen
          votre (?:site|entreprise|activité|visibilité|chiffre|société)|vos (?:clients|ventes|concurrents)
          su (?:página|sitio|empresa|negocio|web|marca|sitio web)|sus (?:ventas|clientes)
          tu (?:negocio|web|empresa|página)|seu (?:site|negócio|instagram)|sua (?:empresa|marca)
          vostro (?:sito|business)|vostra (?:azienda|attività)|suo sito|państwa (?:stron\w+|firm\w+)
          twojej? (?:firm\w+|stron\w+)|uw (?:website|bedrijf|site)|sitenizi?|firmanız\w*|işletmeniz\w*|web siteniz\w*
          website anda|bisnis anda|ihre (?:anfragen|reichweite|umsätze|konkurrenz|produkte)|firmen wie ihre
          unternehmen wie ihre|votre (?:présence|financement|sans justificatif|nous accordons|taux \d|mieux positionné
            audit gratuit|êtes-vous intéressé|référencement|trésorerie|marque|image)|des entreprises comme
          entreprises comme la vôtre|como la suya|empresas como|sus (?:redes|productos|competidores)
          sua (?:página|loja|presença)|seus (?:clientes|concorrentes)|aziende come|vostri (?:clienti|prodotti)
          suoi clienti|państwa (?:klient\w+|biznes\w*|sprzeda\w+)|dla firm|twoj\w+ (?:sklep\w*|biznes\w*)
          hesaplarınız\w*|markanız\w*|işiniz\w*|usaha anda|toko anda|anh chị (?:quan tâm|có nhu cầu)
          doanh nghiệp (?:của|mình)|uw (?:bedrijf|klanten|webshop|omzet)
        `,
      ],
      [
        2,
        anywhere`
          ваш(?:его|ему|ем|е|у|а|и|им|их)? (?:сайт|компани|бизнес|предложени|фирм|магазин)|вашего сайта
          您的(?:网站|公司|企业|产品)|贵(?:公司|司)(?:采购|负责人|网站|的)|贵公司采购|御社|貴社|귀사|您的(?:店铺|品牌|业务|需求)|贵方|客户(?:增长|资源)|대표님|사장님|شركتك\w*
          موقعك\w*|أعمالك|آپ کے کاروبار|आपक[ीे] (?:वेबसाइट|बिजनेस|कंपनी)|ธุรกิจของคุณ|העסק שלך|האתר שלכם
        `,
      ],
      [
        2,
        anywhere`
          вышл(?:ем|ю)|(?:на)?пишите (?:в|на|нам|мне|:)|звоните|обращайтесь|оставьте (?:номер|заявку)|перезвоним
          подробн(?:ее|ости)|по ссылке|коммерческое предложение|уважаем(?:ый|ые) (?:руковод|директор|господ)
          联系(?:电话|我|方式)?|加(?:微信|qq|我)|咨询|欢迎|微信同号|请发|资料をご覧|ご興味|お気軽に|突然のご連絡|문의|연락|상담|ватсап|вотсап|вайбер|регистрац|жми
          переход(?:и|ите)|закажите|узнайте|связаться с нами|回电|详情|了解|扫码|添加|私信|来电|電話番号|詳細は|こちら|ご連絡ください|資料|신청|클릭|연락 주
          카톡|텔레그램|للاستفسار|راسل|سجل الآن|जुड़ें|क्लिक|सम्पर्क|लाइन|คลิก|ทักแชท
        `,
      ],
      [
        2,
        find`
          unverbindlich\w*|angebot (?:schicken|zusenden|zukommen)|darf ich|dürfen wir
          jetzt (?:anfragen|sichern|anmelden|bestellen)|kaufen sie|verdienen sie|sparen sie|rufen sie (?:an|uns)
          melden sie sich|wann passt|klicken sie|sans engagement|puis-je|pouvons-nous|écrivez-moi
          contactez-(?:moi|nous)|cliquez|devis gratuit|inscrivez-vous|sin compromiso|le (?:envío|interesa)|se lo envío
          cont[áa]ct(?:eme|enos|ame)|¿le|escr[ií]b(?:eme|anos)|reg[íi]str(?:ese|ate)|haga clic|pida (?:su|una)
          solicite|llámenos|sem compromisso|posso enviar|entre em contato|clique|cadastre-se|compre|peça|senza impegno
          posso (?:chiamar\w+|inviar\w+)|contatta(?:temi|teci|mi)|scriv(?:imi|etemi|eteci)|clicca|vuole ricevere
          przesłać ofertę|czy mogę|zapraszam\w*|zadzwoń|kliknij|vrijblijvend|mag ik|klik hier|hemen|ister misiniz
          (?:iletişime|bize) (?:geçin|ulaşın|yazın)|teklif(?:imizi)? (?:göndermemi|sunmak)|tıklayın|doldurun|hubungi
          klik|daftar|liên hệ|inbox|tư vấn|nhắn tin|kontaktieren sie|durchrufen
          kurz (?:anrufen|telefonieren|sprechen|melden)|antrag unter|mehr (?:infos?|informationen) (?:unter|hier)
          antworten sie|interesse\?|jederzeit gerne|je vous appelle|répondez|plus d'(?:infos|informations)
          contact par mail|écrivez|rendez-vous (?:cette|la)|hablamos|¿?le llamo|más información|escriba
          quedo (?:a la espera|pendiente)|posso (?:mandar|ligar|apresentar)|mais informações|chame no
          fale (?:com|conosco)|ne parliamo|mi scriva|maggiori informazioni|scopri|rispond[ae]|czy możemy porozmawiać
          proszę o kontakt (?:w|jeśli)|więcej informacji|zal ik|kan ik u|bel (?:me|ons)|detay için|yazmanız|arayın
          hemen (?:üye|başvur\w*)|chat (?:admin|wa|kami)|segera|gọi (?:em|ngay)|nhắn|đăng ký|nur diese woche
          statt [\d.]+|contactez|contacte[rz]? moi|responda con|su colaboración|le escribo|lust auf|kündbar|gern zu
          échantillon|tarif dégressif|quedo atent[oa]|a medida|por la mitad|le va una|simule|stuur uw|u bespaart
          betaalt u|wyceny w ciągu|minimalne zamówienie|toptan|hattımız|order sekarang|bitte überweisen
          binnen \d+ tagen|zahlungsformular|unter angabe
        `,
      ],
      [
        2,
        anywhere`
          تواصل|اتصل|للتواصل|اضغط|واتساب|واتس|संपर्क करें|व्हाट्सएप|ติดต่อ|แอดไลน์|สมัคร|عند الطلب|الجملة|الكتالوج
          نرغب في تزويد|مصنع|пришл[её]м|прайс|ответьте на письмо
        `,
      ],
      [
        2,
        find`
          kostenlos\w*|gratis|günstig\w*|rabatt|nur \d|garantiert\w*|gratuit\w*|à partir de|pas cher|seulement \d
          remise|desde \d|por solo|solo \d|descuento|garantizad\w*|barat[oa]s?|grátis|desconto|a partir de|por apenas
          garantid\w*|gratuit[ao]\w*|soli \d|a partire da|sconto|za darmo|rabat|tanio|już od|od \d|korting|vanaf
          indirim|ücretsiz|sadece \d|diskon|murah|mulai|potongan|miễn phí|giảm giá|giá rẻ|ưu đãi|%\d|gehen auf uns
          festpreis|für nur|ohne risiko|kostet nichts|\d+ euros?(?: par| sans|\/)|offert\w*|sans (?:frais|risque)
          este mes|sin coste|sin costo|por r?\$|r\$ ?\d+|sem custo|a soli|senza costi|in omaggio|płacą państwo tylko
          bez (?:zobowiązań|ryzyka)|tylko za|vaste prijs|tl'den|\d+ tl|cuma|bunga ringan
          tanpa (?:jaminan|modal|syarat)|chỉ từ|tặng
        `,
      ],
      [
        2,
        anywhere`
          бесплатн|недорого|дешев|дёшево|скидк|акци[яи]|от \d|руб(?:\.|лей)?|₽|выгодн|免费|优惠|便宜|价格|低价|折扣|元起|送\d|无料|格安
          \d円|무료|할인|ab \d[\d.]{0,12} ?(?:euro|eur|€)|da \d+ (?:euro|€)|مجان|خصم|عرض خاص|मुफ्त|छूट|ฟรี|ราคาถูก|ส่วนลด
          от \d[\d ]{0,12}(?:руб|р|₽)|первая прибыль|收费低|先做后付|包月|成果報酬|初期費用|特価|첫 달|체험|بأسعار|تنافسية|हर रोज|रोज \d
          कोई निवेश नहीं
        `,
      ],
    ],
  },
  {
    reason: 'a spam topic in another language',
    most: 6,
    signs: [
      [
        3,
        anywhere`
          продвижени|раскрут|в топ|топ-?\d|позици[йи]|прогон|ссыл(?:ки|ок|очн)|яндекс|трафик|рассылк
          баз[аыу]? (?:email|e-mail|данных|компаний|\d)|базе \d|форм(?:ам|ы|у)? обратной|лидов|заявок|клиентов
          подписчик|накрутк|отзыв|优化|谷歌|外链|百度|推广|排名|引流|粉丝|点赞|刷|群发|营业代行|営業代行|配信|集客|上位表示|フォーム|백링크|상위노출|마케팅|홍보|рекламн
          реклам[аыу] |таргет|клиентов для|сайт(?:ы|ов)? под ключ|база|认证|商标注册|网店|代运营|月销|流量|抖音|直播|新規開拓|商談|営業|アポ|광고
          상위 노출|네이버|потенциальных клиентов|встреч[иу]\. оплата|оплата за результат|货代|空运|海运|股票|涨停|アクセスを|ホームページを拝見
          базы предприяти|холодные звонки|контактов|млн контакт
        `,
      ],
      [
        3,
        anywhere`
          казино|ставк|бонус|фрибет|слот|заработ|доход|вложени|инвест|криптовалют|кредит|займ|ссуд|диплом|справк
          аттестат|прав[аы] |документ(?:ы|ов) (?:на|о|любы)|виагр|знакомств|девушк|интим|эскорт|сро|обнал|博彩|彩金|百家乐
          老虎机|投注|娱乐城|赌|体育|发票|贷款|放款|征信|办证|文凭|赚|兼职|日赚|投资|比特币|小姐|约炮|成人|模具|注塑|副業|稼|出会|投資|融資|카지노|토토|대출|부업|코인|먹튀|торгует
          прибыл|трейд|биткоин|памм|микрозайм|деньги (?:в долг|на карту|под)|работать на дядю|без документов|корочк
          удостоверени|массаж|美女|上门|代考|论文|彩票|足球|娱乐|理财|炒股|荐股|外汇|虚拟币|カジノ|当選|在宅|儲|バイナリー|주식|리딩방|성인|바카라|슬롯|ключи windows
          лицензионные ключи
        `,
      ],
      [
        3,
        find`
          suchmaschinenoptimierung|auf seite 1|follower und|sichtbarkeit|sofortkredit|kredit\w*|schufa|krypto\w*
          geld verdienen|freispiele|référencement|premi[èe]re page|crédit|prêt|particuliers|gagne[zr]|cryptomonnaie
          voyan\w+|desarrollo web|portafolio|tráfego pago|criação de sites|gestão de|posicionamiento|primera página
            primeros resultados|seguidores|bases? de datos|préstamos?
          cr[ée]ditos?|dinero|ganar?|apuestas|empréstimos?|dinheiro|ganhe|posizionamento|prima pagina
          motori di ricerca|articoli|prestit\w+|guadagn\w+|pozycjonowani\w+|pierwszej stronie|linki|pożyczk\w+|kasyno
          zarabia\w+|lening\w*|gokken|bahis|kumar|kredi|borç|takipçi|kazanç|kazan\w*|yatırım\w*|reklam\w*|kripto\w*
          judi|slot gacor|togel|pinjaman|situs|vay|lãi suất|giải ngân|thế chấp|kiếm tiền|cá cược|vay (?:tiền|vốn)
          mehr (?:anfragen|besucher|kunden|umsatz)|neukunden\w*|leadgenerierung
          google[- ](?:ranking|bewertungen|platz)|adressdaten\w*|liquidität|negative\w* (?:auskunft|schufa)|zusage in
          auszahlung|nebenverdienst|plus de (?:visiteurs|clients|trafic)|nouveaux clients|places sur google
          premi[èe]res? positions?|fichiers? (?:clients|emails|de prospects)|avis google|rachat de|héritage|marabout
          conseguir clientes|más (?:clientes|ventas|visitas)|google maps|auditoría|p[aá]gina de google|redes sociales
          herencia|mais (?:clientes|vendas)|tráfego|redes sociais|investimento|renda extra|nuovi clienti
          più (?:clienti|visite|vendite)|recensioni|scommesse|pozyskujemy klientów|więcej klientów
          bazy? (?:danych|firm|mailingow\w+)|kredyt\w*|chwilówk\w+|lajki|meer (?:klanten|bezoekers|omzet)
          hoger in google|vindbaar\w*|sosyal medya|google'da|ilk sayfa\w*|daha fazla müşteri|web tasarım
          dana (?:cepat|tunai)|cair|jasa (?:seo|backlink|website)|thiết kế (?:website|web)|chạy quảng cáo
          tăng (?:like|follow|doanh)|neue kunden|strategiegespräch|haben sie interesse an|kostenlose analyse
            ersten seite|erklärvideo\w*|kundenanfragen|zusätzliche (?:anfragen|kunden)|prêts|presti
          beneficiario|sin reclamar|mismo apellido|bénéficiaire|même nom|erbschaft|begünstigte\w*|nachlass
          festanstellung|probezeit|fichier|décideurs|aplicaciones a medida|visibilità|gestiamo instagram|juros
          odzież reklamow\w+|kubki|stroom|leveranciers|tín chấp|cho vay|toko online|jasa pembuatan|eintragungsofferte
          firmenregister\w*|online-register|firmendaten|registereintrag\w*|branchenbuch\w*|offerte
        `,
      ],
      [
        3,
        anywhere`
          قرض|قروض|تمويل|كازينو|ربح|أرباح|استثمار|متابعين|سيو|लोन|कमाए|पैसे कमा|สินเชื่อ|เงินกู้|บาคาร่า|สล็อต|คาสิโน
          รายได้|إعلانات|زيادة المبيعات|تصميم المواقع|रोज \d|घर बैठे|निवेश|ธุรกิจออนไลน์|קידום
        `,
      ],
    ],
  },
];
