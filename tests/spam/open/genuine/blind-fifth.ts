import type { Sample } from '../../sample.ts';

export const genuineFifth: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'de-inquiry',
    message: {
      name: 'Henrike Vollmann',
      email: 'h.vollmann@vollmann-kaelte.example',
      phone: '+49 5251 555 0133',
      company: 'Vollmann Kältetechnik GmbH',
      message:
        'Guten Tag, wir sind ein Kältebaubetrieb mit 34 Monteuren. Die Wartungsprotokolle werden bisher auf Papier ausgefüllt und im Büro abgetippt. Gibt es bei Ihnen Erfahrung mit einer Tablet-App, die auch im Keller ohne Netz funktioniert und später synchronisiert? Mich würde interessieren, was man für so etwas ungefähr einplanen muss.\n\nMit freundlichen Grüßen\nHenrike Vollmann',
    },
    fillMs: 214604,
  },
  {
    label: 'genuine',
    kind: 'de-short',
    message: {
      name: 'Tobias',
      email: 'tobi.kern@example.org',
      phone: '0171 555 0199',
      company: '',
      message: 'Macht ihr auch Wartung von bestehenden Flutter Apps? Unser Entwickler ist abgesprungen',
    },
    fillMs: 41219,
  },
  {
    label: 'genuine',
    kind: 'de-supplier',
    message: {
      name: 'Kanzlei Brügge & Thaler',
      email: 'sekretariat@bruegge-thaler.example',
      phone: '+49 40 555 0177',
      company: 'Brügge & Thaler Rechtsanwälte',
      message:
        'Sehr geehrte Damen und Herren,\n\nwir vertreten die Interessen der Firma Ostermeier Verpackungen. Unsere Mandantin hat mit Ihnen am 14.03. einen Wartungsvertrag geschlossen. Bitte teilen Sie uns mit, an wen wir die Korrespondenz bezüglich der Vertragsverlängerung richten dürfen. Eine Vollmacht reichen wir per Post nach.\n\nHochachtungsvoll\ni.A. Simone Ratz',
    },
    fillMs: 388823,
  },
  {
    label: 'genuine',
    kind: 'de-applicant',
    message: {
      name: 'Jonas Eibl',
      email: 'jonas.eibl@example.net',
      phone: '+43 660 555 0112',
      company: '',
      message:
        'Hallo, ich bin im 4. Semester an der FH Hagenberg und suche ab Februar ein Pflichtpraktikum (mind. 12 Wochen). Auf eurer Seite finde ich keine Stellenanzeigen, darf ich mich trotzdem bewerben? Mein Schwerpunkt ist Backend, hab aber auch schon bisschen was mit LLMs gebastelt. LG Jonas',
    },
  },
  {
    label: 'genuine',
    kind: 'de-praxis',
    message: {
      name: 'Dr. Anke Sieloff',
      email: 'praxis@sieloff-kardio.example',
      phone: '+49 351 555 0148',
      company: 'Kardiologische Praxis Dr. Sieloff',
      message:
        'Wir suchen eine Lösung, um eingehende Arztbriefe automatisch zu verschlagworten. Wichtig: Es dürfen keine Patientendaten die Praxis verlassen. Können Ihre KI-Modelle auf einem eigenen Server laufen? Rückruf bitte nur Mi. nachmittags.',
    },
    fillMs: 98053,
  },
  {
    label: 'genuine',
    kind: 'de-ch-shop',
    message: {
      name: 'Urs Aebischer',
      email: 'u.aebischer@aebi-velos.example',
      phone: '+41 31 555 01 20',
      company: 'Aebi Velos AG',
      message:
        "Grüezi\nUnser Webshop (Shopware 5) wird nicht mehr supportet. Ca. 2'800 Artikel, Anbindung an Abacus. Wir brauchen bis Ende März etwas Neues, Budget rund CHF 45'000. Wäre das für Sie realistisch oder eher nicht?\nFreundliche Grüsse\nUrs Aebischer",
    },
  },
  {
    label: 'genuine',
    kind: 'de-bank-regulated',
    message: {
      name: 'Miriam Hötger',
      email: 'm.hoetger@luenebank.example',
      phone: '04131 555 0102',
      company: 'Lüne Kreditvermittlung',
      message:
        'Wir vermitteln Privatkredite und Baufinanzierungen (Erlaubnis nach §34c/§34i liegt vor). Unser Antragsformular ist uralt, Kunden brechen bei der Bonitätsprüfung ab. Könnten Sie das neu bauen inkl. Videoident-Anbindung? Haben auch Interesse an einem Rechner für Sofortkredite auf der Startseite.',
    },
    fillMs: 132657,
  },
  {
    label: 'genuine',
    kind: 'fr-inquiry',
    message: {
      name: 'Élodie Marchetti',
      email: 'e.marchetti@traiteur-marchetti.example',
      phone: '06 55 55 01 34',
      company: 'Marchetti Traiteur',
      message:
        "Bonjour,\nNous organisons environ 200 réceptions par an et nous gérons tout sur Excel (devis, plannings des extras, commandes fournisseurs). On commence à faire des erreurs qui coûtent cher. Est-ce que vous développez ce type d'outil sur mesure, et comment se passe le premier rendez-vous ?\nMerci d'avance,\nÉlodie",
    },
    fillMs: 187272,
  },
  {
    label: 'genuine',
    kind: 'fr-journalist',
    message: {
      name: 'Baptiste Lerouge',
      email: 'b.lerouge@lettre-numerique.example',
      phone: '+33 1 55 55 01 09',
      company: 'La Lettre du Numérique',
      message:
        "Bonjour, je prépare un article sur les PME qui abandonnent leurs projets blockchain après un pilote. J'aimerais avoir le point de vue d'un prestataire. Auriez-vous quelqu'un de disponible 15 minutes d'ici jeudi midi ? Citations relues avant parution si vous le souhaitez.",
    },
    fillMs: 143876,
  },
  {
    label: 'genuine',
    kind: 'fr-short',
    message: {
      name: 'Nadège',
      email: 'nadege.k@example.com',
      phone: '-',
      company: '',
      message: 'bonjour faites vous des applis pour association ? petit budget merci',
    },
    fillMs: 29491,
  },
  {
    label: 'genuine',
    kind: 'fr-be-invoice',
    message: {
      name: 'Service comptabilité',
      email: 'compta@imprimerie-delvaux.example',
      phone: '+32 4 555 01 66',
      company: 'Imprimerie Delvaux',
      message:
        'Madame, Monsieur,\nSauf erreur de notre part, la facture 2024-1187 (cartes de visite, 312,40 € TVAC) reste impayée depuis le 2 du mois passé. Pourriez-vous vérifier de votre côté ? Si le paiement a été fait entre-temps, merci de ne pas tenir compte de ce message.\nBien à vous,\nLuc Delvaux',
    },
    fillMs: 164106,
  },
  {
    label: 'genuine',
    kind: 'fr-ca-student',
    message: {
      name: 'Maude Thériault',
      email: 'maude.theriault@example.org',
      phone: '514 555 0181',
      company: '',
      message:
        "Allô! Je fais ma maîtrise à Sherbrooke sur l'adoption de l'IA dans les firmes de services. Je cherche 8 entreprises pour une entrevue de 30 min en visio. C'est anonyme et approuvé par le comité d'éthique (je peux envoyer le formulaire). Est-ce que ça vous tenterait? Pas de souci si non :)",
    },
    fillMs: 201710,
    fromAddress: 2,
  },
  {
    label: 'genuine',
    kind: 'fr-maroc',
    message: {
      name: 'Youssef Benkirane',
      email: 'y.benkirane@agadir-agrumes.example',
      phone: '+212 5 28 55 01 11',
      company: 'Coopérative Agadir Agrumes',
      message:
        "Bonjour, nous exportons des agrumes vers l'Europe et nos clients demandent maintenant la traçabilité lot par lot. Nous voulons comprendre si la blockchain apporte vraiment quelque chose ou si une base de données suffit. Nous avons 3 stations de conditionnement. Pouvez-vous nous conseiller avant de nous vendre quoi que ce soit ?",
    },
    fillMs: 245325,
  },
  {
    label: 'genuine',
    kind: 'es-inquiry',
    message: {
      name: 'Marisol Etxeberria',
      email: 'marisol@clinicaetxe.example',
      phone: '+34 943 555 012',
      company: 'Clínica Dental Etxe',
      message:
        'Hola, tenemos dos clínicas dentales y queremos que los pacientes puedan pedir y cambiar cita desde el móvil. Usamos Gesden. ¿Habéis integrado alguna vez con ese programa? Si no, decídnoslo sin problema.',
    },
    fillMs: 88929,
  },
  {
    label: 'genuine',
    kind: 'es-mx-logistics',
    message: {
      name: 'Ing. Rodrigo Cantú',
      email: 'rcantu@fletesdelbravo.example',
      phone: '+52 81 5555 0143',
      company: 'Fletes del Bravo S.A. de C.V.',
      message:
        'Buen día. Requerimos cotización para desarrollo de plataforma de rastreo de unidades (120 tractocamiones) con timbrado de Carta Porte. Contamos con GPS de tres proveedores distintos y cada uno entrega los datos como quiere. Favor de indicar qué información necesitan para cotizar y tiempos de entrega estimados. Saludos.',
    },
  },
  {
    label: 'genuine',
    kind: 'es-ar-wrong',
    message: {
      name: 'Graciela Pedernera',
      email: 'graciela.pedernera@example.net',
      phone: '11 5555 0170',
      company: '',
      message:
        'Buenas tardes, compré unos anteojos solares con ustedes hace dos semanas y todavia no me llegaron, el numero de pedido es 44812. Ya escribí dos veces!! Por favor respondan',
    },
    fillMs: 67159,
    fromAddress: 2,
  },
  {
    label: 'genuine',
    kind: 'es-marketing',
    message: {
      name: 'Noelia Bravo',
      email: 'noelia@turronesbravo.example',
      phone: '+34 965 555 018',
      company: 'Turrones Bravo',
      message:
        '¡Hola! Soy la responsable de marketing de Turrones Bravo. Cada Navidad montamos campaña con descuentos (25 % la primera caja, envío gratis desde 39 €) y la web se cae justo cuando sale el anuncio en Instagram. Tenemos 84.000 seguidores y perdemos ventas. ¿Podéis hacer una auditoría de rendimiento y SEO técnico antes de octubre?',
    },
    fillMs: 192763,
  },
  {
    label: 'genuine',
    kind: 'es-cl-security',
    message: {
      name: 'Felipe Oyarzún',
      email: 'foyarzun@example.org',
      phone: '+56 9 5555 0126',
      company: '',
      message:
        'Estimados, revisando su sitio noté que la página /robots.txt expone una ruta de staging que responde sin autenticación. No ingresé más allá de la pantalla inicial. ¿A qué correo puedo reportarlo con el detalle? No busco recompensa.',
    },
    fillMs: 104378,
  },
  {
    label: 'genuine',
    kind: 'pt-inquiry',
    message: {
      name: 'Catarina Vilhena',
      email: 'catarina.vilhena@quintadovale.example',
      phone: '+351 255 550 134',
      company: 'Quinta do Vale da Raposa',
      message:
        'Boa tarde,\nTemos uma quinta com turismo rural e produção de vinho verde. Neste momento usamos três sistemas que não falam entre si (reservas, loja online, faturação). Gostava de saber se fazem integrações ou se preferem começar de raiz. A época alta começa em maio por isso não queria mexer em tudo ao mesmo tempo.\nCumprimentos',
    },
    fillMs: 220982,
  },
  {
    label: 'genuine',
    kind: 'pt-br-short',
    message: {
      name: 'Wesley',
      email: 'wesley.tavares@example.com',
      phone: '(31) 95555-0107',
      company: '',
      message:
        'opa, vcs fazem app pra barbearia? tenho 3 unidades, queria agendamento e clube de assinatura tipo R$ 89,90 por mes corte ilimitado',
    },
    fillMs: 58597,
  },
  {
    label: 'genuine',
    kind: 'pt-br-legal',
    message: {
      name: 'Dra. Luciana Prates',
      email: 'luciana@pratesadv.example',
      phone: '+55 11 5555-0192',
      company: 'Prates Advocacia',
      message:
        'Prezados, represento empresa do setor de apostas esportivas recém-licenciada no Brasil. Meu cliente precisa de um laudo técnico independente sobre o sistema de autoexclusão e limites de depósito, exigido pelo regulador. Vocês realizam esse tipo de avaliação ou indicam quem faça? Prazo apertado: 40 dias.',
    },
    fillMs: 131212,
  },
  {
    label: 'genuine',
    kind: 'pt-br-vaga',
    message: {
      name: 'Thaís Nogueira',
      email: 'thais.nog@example.org',
      phone: '84 95555 0139',
      company: '',
      message:
        'Olá! Sou desenvolvedora mobile (Kotlin, 5 anos) e vi que vcs trabalham remoto. Aceitam gente do Brasil como PJ? Meu inglês é bom. Posso mandar currículo por aqui ou tem outro email?',
    },
    fillMs: 90816,
  },
  {
    label: 'genuine',
    kind: 'it-inquiry',
    message: {
      name: 'Gianluca Perosino',
      email: 'g.perosino@perosinoserramenti.example',
      phone: '0141 555 015',
      company: 'Perosino Serramenti srl',
      message:
        'Buongiorno, produciamo infissi su misura. I rivenditori ci mandano le misure via WhatsApp o su foglietti fotografati e ogni settimana buttiamo almeno una finestra sbagliata. Vorremmo un configuratore per i rivenditori con controllo delle misure. Qualcuno di voi parla italiano? Altrimenti va bene inglese scritto.',
    },
    fillMs: 175431,
  },
  {
    label: 'genuine',
    kind: 'it-teacher',
    message: {
      name: 'Prof.ssa Donatella Ricci',
      email: 'd.ricci@itis-galvani.example',
      phone: '02 555 0188',
      company: 'ITIS Galvani',
      message:
        "Gentilissimi, insegno informatica in quinta superiore e cerco un'azienda disposta a fare una lezione a distanza (un'ora) su come nasce davvero un progetto software. I ragazzi sono 22, curiosi ma rumorosi. Purtroppo non abbiamo budget. Grazie comunque per l'attenzione.",
    },
    fillMs: 149046,
  },
  {
    label: 'genuine',
    kind: 'it-complaint',
    message: {
      name: 'Marco Sforni',
      email: 'marco.sforni@example.net',
      phone: '333 555 0121',
      company: '',
      message: 'Ho mandato due richieste dal vostro modulo e nessuno risponde. Se non vi interessa basta dirlo.',
    },
    fromAddress: 3,
  },
  {
    label: 'genuine',
    kind: 'it-finance',
    message: {
      name: 'Federica Lunardi',
      email: 'f.lunardi@confidiveneto.example',
      phone: '+39 049 555 0167',
      company: 'Confidi Laguna',
      message:
        "Siamo un consorzio di garanzia fidi: aiutiamo le piccole imprese ad ottenere prestiti e finanziamenti agevolati. Cerchiamo un fornitore per l'area riservata soci con firma digitale e caricamento bilanci. Gara informale, tre preventivi, scadenza 30 novembre. Vi invio il capitolato se mi date un indirizzo.",
    },
    fillMs: 118265,
  },
  {
    label: 'genuine',
    kind: 'nl-inquiry',
    message: {
      name: 'Sanne Wiersma',
      email: 'sanne@wiersmabollen.example',
      phone: '0252 555 014',
      company: 'Wiersma Bloembollen',
      message:
        'Hallo, wij telen en exporteren tulpenbollen. Voor de fytosanitaire certificaten typen we nu alles drie keer over. Kunnen jullie iets maken wat die gegevens uit ons ERP (AFAS) haalt? Liefst voor het nieuwe seizoen.',
    },
    fillMs: 77869,
  },
  {
    label: 'genuine',
    kind: 'nl-short',
    message: {
      name: 'R. Bakker',
      email: 'rbakker@example.org',
      phone: '06 5550 0145',
      company: '',
      message: 'Wat kost een app ongeveer?',
    },
    fillMs: 14984,
  },
  {
    label: 'genuine',
    kind: 'nl-phishing',
    message: {
      name: 'Marloes Ketelaar',
      email: 'm.ketelaar@ketelaar-installatie.example',
      phone: '+31 30 555 0190',
      company: 'Ketelaar Installatietechniek',
      message:
        'Goedemorgen, vanochtend kregen wij een mail die van jullie lijkt te komen (afzender factuur@solvane-betaling.invalid) met het verzoek om 4.310 euro over te maken naar een nieuw rekeningnummer. We doen al jaren geen zaken, dus dit lijkt me nep. Wilde het toch even melden, misschien krijgen anderen het ook.',
    },
    fillMs: 126099,
  },
  {
    label: 'genuine',
    kind: 'nl-landlord',
    message: {
      name: 'Beheer Keizershof',
      email: 'beheer@keizershof.example',
      phone: '020 555 0116',
      company: 'Keizershof Vastgoed',
      message:
        'Betreft: werkzaamheden lift 12 t/m 14 februari. De lift aan de noordzijde is dan buiten gebruik. Graag doorgeven of u in die periode leveringen van zware goederen verwacht, dan regelen wij de goederenlift. Met vriendelijke groet, Hans Otter',
    },
    fillMs: 102703,
  },
  {
    label: 'genuine',
    kind: 'pl-inquiry',
    message: {
      name: 'Agnieszka Wrona',
      email: 'a.wrona@tartakwrona.example',
      phone: '+48 15 555 01 28',
      company: 'Tartak Wrona',
      message:
        'Dzień dobry, prowadzimy tartak i skład drewna. Potrzebujemy programu do przyjmowania surowca: waga, gatunek, dostawca, cena, wydruk kwitu. Obecny program chodzi na Windows XP i boimy się go ruszać. Czy da się przenieść dane? Baza to chyba Firebird. Pozdrawiam',
    },
    fillMs: 139318,
  },
  {
    label: 'genuine',
    kind: 'pl-student',
    message: {
      name: 'Kacper Żurek',
      email: 'kacper.zurek@example.net',
      phone: '555 012 347',
      company: '',
      message:
        'Cześć, piszę inżynierkę o konteneryzacji i chciałem zapytać czy moglibyście odpowiedzieć na 5 pytań mailowo? Nic tajnego, głównie czego używacie i dlaczego. Z góry dzięki!',
    },
    fillMs: 71922,
  },
  {
    label: 'genuine',
    kind: 'pl-office',
    message: {
      name: 'Urząd Gminy Borki Wielkie',
      email: 'sekretariat@borkiwielkie.example',
      phone: '46 555 01 02',
      company: 'Urząd Gminy',
      message:
        'Szanowni Państwo, w związku z planowanym postępowaniem na wdrożenie e-usług dla mieszkańców zwracamy się z prośbą o oszacowanie wartości zamówienia (netto/brutto). Opis przedmiotu prześlemy po wskazaniu adresu e-mail osoby odpowiedzialnej. Niniejsze zapytanie nie stanowi oferty w rozumieniu Kodeksu cywilnego.',
    },
  },
  {
    label: 'genuine',
    kind: 'cs-inquiry',
    message: {
      name: 'Radek Hnilica',
      email: 'radek@pivovarhnilica.example',
      phone: '+420 555 012 345',
      company: 'Pivovar Hnilica',
      message:
        'Dobrý den, jsme malý pivovar a chceme hospodským umožnit objednávat sudy přes mobil, dnes volají sládkovi i v jedenáct večer. Zálohy na sudy bychom taky rádi hlídali. Kolik by to přibližně mohlo stát a děláte i pro takhle malé firmy?',
    },
    fillMs: 112537,
  },
  {
    label: 'genuine',
    kind: 'cs-accountant',
    message: {
      name: 'Ivana Šmídová',
      email: 'smidova@ucetnictvi-smidova.example',
      phone: '+420 555 019 876',
      company: '',
      message:
        'Dobrý den, zpracovávám účetnictví pro pana Dvořáčka, kterému jste fakturovali školení. Na faktuře chybí DIČ odběratele. Můžete prosím vystavit opravenou? Potřebuji ji do 20., kvůli DPH. Děkuji, Šmídová',
    },
    fillMs: 84152,
  },
  {
    label: 'genuine',
    kind: 'ro-inquiry',
    message: {
      name: 'Bogdan Cîmpeanu',
      email: 'bogdan@cimpeanutrans.example',
      phone: '+40 755 501 223',
      company: 'Cîmpeanu Trans SRL',
      message:
        'Bună ziua, avem 40 de camioane și vrem să scăpăm de foile de parcurs pe hârtie. Șoferii nu sunt prieteni cu tehnologia, deci trebuie ceva foarte simplu. Ați mai făcut așa ceva? Mulțumesc',
    },
  },
  {
    label: 'genuine',
    kind: 'ro-applicant',
    message: {
      name: 'Ioana Stăncescu',
      email: 'ioana.stancescu@example.org',
      phone: '0755 501 887',
      company: '',
      message:
        'Buna, am vazut ca lucrati cu Rust pe partea de blockchain. Aveti nevoie de cineva part time? Am 2 ani de experienta si un proiect open source pe care il pot arata. In rest, succes!',
    },
    fillMs: 65371,
  },
  {
    label: 'genuine',
    kind: 'ru-inquiry',
    message: {
      name: 'Виктория Самохина',
      email: 'v.samokhina@lavka-meda.example',
      phone: '+7 999 555 01 44',
      company: 'Лавка мёда',
      message:
        'Здравствуйте! У нас небольшая пасека и интернет-магазин, заказы ведём вручную в таблице. Хотим простую систему: заказ, оплата, остатки на складе. Подскажите, берётесь ли за небольшие проекты и можно ли платить поэтапно?',
    },
    fillMs: 97975,
  },
  {
    label: 'genuine',
    kind: 'ru-short',
    message: {
      name: 'Дамир',
      email: 'damir.a@example.com',
      phone: '+7 701 555 0163',
      company: '',
      message: 'Добрый день, мобильную версию для 1С делаете?',
    },
    fillMs: 22590,
  },
  {
    label: 'genuine',
    kind: 'ru-researcher',
    message: {
      name: 'Ольга Левченко',
      email: 'o.levchenko@example.net',
      phone: '+371 2555 0101',
      company: '',
      message:
        'Добрый день! Я переводчик, работаю над русской версией отраслевого словаря по облачным технологиям. На вашем сайте встретила термин «sovereign workload» и хотела бы уточнить, что вы под ним понимаете: размещение в одной стране или контроль над ключами? Буду признательна за пару строк.',
    },
    fillMs: 158205,
  },
  {
    label: 'genuine',
    kind: 'uk-inquiry',
    message: {
      name: 'Тарас Мельничук',
      email: 'taras@melnychuk-agro.example',
      phone: '+380 67 555 0188',
      company: 'ФГ Мельничук',
      message:
        'Доброго дня. Обробляємо 1800 га, є дані з дронів та метеостанцій, але вони лежать мертвим вантажем. Цікавить, чи можна зробити прогноз врожайності по полях. Готові показати дані після підписання NDA. Зручніше в Telegram, але можна й поштою.',
    },
    fillMs: 121809,
  },
  {
    label: 'genuine',
    kind: 'uk-charity',
    message: {
      name: 'Оксана Гринько',
      email: 'oksana@teplyidim.example',
      phone: '+380 50 555 0119',
      company: 'БФ Теплий дім',
      message:
        'Вітаю! Ми благодійний фонд, допомагаємо переселенцям з житлом. Пожертв не просимо :) Питання: чи даєте знижки або безоплатні години неприбутковим організаціям? Нам треба полагодити форму реєстрації, вона губить заявки.',
    },
    fillMs: 95424,
  },
  {
    label: 'genuine',
    kind: 'tr-inquiry',
    message: {
      name: 'Selin Karaosman',
      email: 'selin@karaosmantekstil.example',
      phone: '+90 258 555 01 31',
      company: 'Karaosman Tekstil',
      message:
        "Merhaba, Denizli'de havlu ve bornoz üreten bir firmayız. Kumaş hatalarını kamera ile tespit eden bir yapay zeka sistemi düşünüyoruz. Elimizde yaklaşık 6000 fotoğraf var, etiketli değil. Böyle bir projeye nereden başlamalıyız, demo yapabilir misiniz?",
    },
    fillMs: 117039,
  },
  {
    label: 'genuine',
    kind: 'tr-student',
    message: {
      name: 'Emre',
      email: 'emre.yalcin@example.org',
      phone: '0555 501 2277',
      company: '',
      message:
        'merhaba staj başvurusu alıyor musunuz bilgisayar müh 3. sınıfım zorunlu stajım 30 iş günü. sigortayı okul yapıyor',
    },
    fillMs: 48643,
  },
  {
    label: 'genuine',
    kind: 'ar-inquiry',
    message: {
      name: 'منال الحربي',
      email: 'manal@harbi-clinics.example',
      phone: '+966 55 555 0128',
      company: 'مجمع عيادات الحربي',
      message:
        'السلام عليكم، لدينا مجمع عيادات في جدة ونرغب في تطبيق لحجز المواعيد مع تذكير عبر الرسائل. هل لديكم خبرة في الربط مع منصة نفيس؟ نرجو إرسال نماذج من أعمالكم السابقة والتكلفة التقريبية.',
    },
    fillMs: 108258,
  },
  {
    label: 'genuine',
    kind: 'ar-short',
    message: {
      name: 'أحمد',
      email: 'ahmed.s@example.net',
      phone: '+20 100 555 0134',
      company: '',
      message: 'هل تعملون مع شركات في مصر؟ محتاج سيستم مخازن لمصنع بلاستيك',
    },
  },
  {
    label: 'genuine',
    kind: 'ar-legal',
    message: {
      name: 'مكتب القاضي للمحاماة',
      email: 'info@alqadi-law.example',
      phone: '+971 4 555 0150',
      company: 'مكتب القاضي للمحاماة',
      message:
        'تحية طيبة،\nنمثل شركة توريد في دبي ولديها نزاع مع مطوّر سابق حول ملكية الشيفرة المصدرية. نبحث عن خبير تقني يكتب تقريراً محايداً بالإنجليزية. هل تقدمون هذه الخدمة وما أتعاب الساعة؟',
    },
    fillMs: 141477,
  },
  {
    label: 'genuine',
    kind: 'fa-inquiry',
    message: {
      name: 'نرگس توکلی',
      email: 'narges@tavakoli-carpet.example',
      phone: '+98 21 5555 0141',
      company: 'فرش توکلی',
      message:
        'سلام وقت بخیر. ما فرش دستباف صادر می‌کنیم و مشتری‌ها گواهی اصالت می‌خواهند. شنیده‌ام با بلاکچین می‌شود شناسنامه دیجیتال برای هر فرش ساخت. آیا تجربه‌ای در این زمینه دارید؟ هزینه هر شناسنامه حدوداً چقدر می‌شود؟',
    },
    fillMs: 133092,
  },
  {
    label: 'genuine',
    kind: 'fa-student',
    message: {
      name: 'پویا رستمی',
      email: 'pouya.r@example.org',
      phone: '0912 555 0133',
      company: '',
      message: 'سلام. من دانشجوی ارشد هستم، آیا پروژه کارآموزی از راه دور دارید؟ حقوق مهم نیست، فقط می‌خواهم یاد بگیرم',
    },
    fillMs: 52696,
  },
  {
    label: 'genuine',
    kind: 'he-inquiry',
    message: {
      name: 'עדי שטרן',
      email: 'adi@stern-garage.example',
      phone: '052-555-0164',
      company: 'מוסך שטרן',
      message:
        'שלום, יש לנו שלושה מוסכים ואנחנו מחפשים מערכת לניהול תורים ושליחת הצעות מחיר ללקוח בוואטסאפ. המערכת הנוכחית רק באנגלית וזה בעיה לעובדים. אתם תומכים בעברית מימין לשמאל?',
    },
    fillMs: 94311,
  },
  {
    label: 'genuine',
    kind: 'he-vuln',
    message: {
      name: 'ניר',
      email: 'nir.research@example.net',
      phone: '-',
      company: '',
      message:
        'היי, מצאתי שהטופס שלכם מחזיר הודעת שגיאה מפורטת מדי כששדה הטלפון ארוך מ-200 תווים. לא קריטי אבל כדאי לתקן. אם יש לכם כתובת לדיווח אשמח לשלוח צילום מסך',
    },
    fillMs: 83915,
  },
  {
    label: 'genuine',
    kind: 'hi-inquiry',
    message: {
      name: 'रश्मि देशपांडे',
      email: 'rashmi@deshpandedairy.example',
      phone: '+91 98555 01267',
      company: 'देशपांडे डेयरी',
      message:
        'नमस्ते, हमारी डेयरी में रोज़ 300 किसानों से दूध आता है। फैट और मात्रा का हिसाब रजिस्टर में लिखते हैं। क्या आप ऐसा ऐप बना सकते हैं जिसमें किसान को मैसेज चला जाए कि आज कितना दूध और कितने पैसे बने? मराठी भी चाहिए।',
    },
    fillMs: 119530,
  },
  {
    label: 'genuine',
    kind: 'hi-latin',
    message: {
      name: 'Sandeep Rathi',
      email: 'sandeep.rathi@example.com',
      phone: '9855501342',
      company: 'Rathi Tiles',
      message:
        'bhai mujhe apni tiles ki dukan ke liye software chahiye billing aur stock ka, GST wala. 2 branch hai. aap log chhota kaam lete ho ya nahi? phone mat karna mail pe batao',
    },
    fillMs: 61145,
  },
  {
    label: 'genuine',
    kind: 'zh-inquiry',
    message: {
      name: '周婉婷',
      email: 'zhou.wanting@hengyu-medical.example',
      phone: '+86 21 5555 0137',
      company: '恒煜医疗器械',
      message:
        '您好，我们是一家医疗器械公司，计划在欧洲设立分公司，需要一套符合GDPR的客户管理系统，数据要求存放在欧盟境内。想了解贵司是否有类似案例，以及项目周期大概多久？可以用英文沟通。',
    },
    fillMs: 105749,
  },
  {
    label: 'genuine',
    kind: 'zh-tw-student',
    message: {
      name: '林柏翰',
      email: 'bohan.lin@example.org',
      phone: '0955 501 223',
      company: '',
      message:
        '您好，我是成大資工所的學生，正在寫關於聯邦學習的論文。看到貴公司部落格提到在工廠做過試點，想請問當時的節點數量和通訊成本大約是多少？若不方便透露也沒關係，謝謝！',
    },
    fillMs: 127364,
  },
  {
    label: 'genuine',
    kind: 'zh-short',
    message: {
      name: '陈先生',
      email: 'chen88@example.net',
      phone: '13855501299',
      company: '',
      message: '做小程序吗？多少钱',
    },
  },
  {
    label: 'genuine',
    kind: 'ja-inquiry',
    message: {
      name: '大槻 美和',
      email: 'ootsuki@ootsuki-sake.example',
      phone: '0258-55-0142',
      company: '大槻酒造株式会社',
      message:
        '突然のご連絡失礼いたします。新潟で酒蔵を営んでおります大槻と申します。海外のお客様向けに、英語と中国語に対応した直販サイトを検討しております。酒類の販売のため年齢確認の仕組みも必要です。概算のお見積りをいただくことは可能でしょうか。何卒よろしくお願い申し上げます。',
    },
    fillMs: 231583,
  },
  {
    label: 'genuine',
    kind: 'ja-press',
    message: {
      name: '村瀬 健',
      email: 'murase@weekly-keiei.example',
      phone: '03-5555-0128',
      company: '週刊経営',
      message:
        'お世話になります。週刊経営編集部の村瀬です。生成AIを中小企業に導入した事例の特集を来月号で予定しており、取材にご協力いただける企業様を探しております。オンラインで30分ほどお時間をいただけないでしょうか。',
    },
    fillMs: 145198,
  },
  {
    label: 'genuine',
    kind: 'ja-cancel',
    message: {
      name: '佐伯',
      email: 'saeki.t@example.com',
      phone: '090-5555-0171',
      company: '',
      message: '先日打ち合わせの予約をした佐伯です。都合が悪くなったので木曜の15時以降に変更できますか？',
    },
    fillMs: 38802,
  },
  {
    label: 'genuine',
    kind: 'ko-inquiry',
    message: {
      name: '한소율',
      email: 'soyul@hanbit-logis.example',
      phone: '02-555-0113',
      company: '한빛물류',
      message:
        '안녕하세요. 저온 물류창고를 운영하고 있습니다. 온도 센서 데이터를 실시간으로 보고 이상 시 카톡으로 알림을 받고 싶습니다. 센서는 이미 설치되어 있고 MQTT로 데이터가 나옵니다. 견적 가능할까요?',
    },
    fillMs: 99417,
  },
  {
    label: 'genuine',
    kind: 'ko-invest',
    message: {
      name: '정태호',
      email: 'taeho.jung@mirae-seed.example',
      phone: '+82 10 5555 0186',
      company: '미래시드벤처스',
      message:
        '안녕하세요, 저희 포트폴리오사 한 곳(반려동물 헬스케어)이 CTO 없이 서비스를 개발 중인데 외주 품질 문제로 어려움을 겪고 있습니다. 코드 실사와 인수 후 안정화까지 맡아주실 수 있는지 문의드립니다. 소개 전에 가능 여부만 먼저 알고 싶습니다.',
    },
    fillMs: 168032,
  },
  {
    label: 'genuine',
    kind: 'vi-inquiry',
    message: {
      name: 'Đặng Thu Hà',
      email: 'ha.dang@noithatanphu.example',
      phone: '0905 550 142',
      company: 'Nội thất An Phú',
      message:
        'Chào anh chị, bên em làm nội thất gỗ, muốn làm phần mềm để khách xem thử bàn ghế trong phòng bằng camera điện thoại. Bên mình có làm AR không ạ? Cho em xin báo giá sơ bộ và thời gian thực hiện. Em cảm ơn.',
    },
    fillMs: 87636,
  },
  {
    label: 'genuine',
    kind: 'vi-supplier',
    message: {
      name: 'Phạm Quốc Bảo',
      email: 'bao.pham@example.org',
      phone: '+84 28 5550 0117',
      company: '',
      message:
        'Xin chào, tôi gửi nhầm hóa đơn số 0000231 sang công ty bạn hôm qua, mong công ty hủy giúp email đó. Xin lỗi vì sự bất tiện.',
    },
    fillMs: 55251,
  },
  {
    label: 'genuine',
    kind: 'id-inquiry',
    message: {
      name: 'Rina Kusumawardani',
      email: 'rina@batikkusuma.example',
      phone: '+62 812 5550 134',
      company: 'Batik Kusuma',
      message:
        'Selamat siang, kami UMKM batik di Pekalongan, jualan di marketplace tapi potongannya makin besar. Mau bikin toko online sendiri, bisa COD dan ongkir otomatis. Kira2 biayanya berapa ya kak? Produk sekitar 400.',
    },
    fillMs: 79855,
  },
  {
    label: 'genuine',
    kind: 'id-bank',
    message: {
      name: 'Agus Hermanto',
      email: 'agus.h@bprmakmur.example',
      phone: '0274 555 0163',
      company: 'BPR Makmur Sentosa',
      message:
        'Dengan hormat, kami Bank Perkreditan Rakyat berizin OJK bermaksud mengembangkan aplikasi pengajuan pinjaman bagi nasabah. Mohon informasi apakah perusahaan Bapak/Ibu berpengalaman di sektor perbankan serta bersedia mengikuti proses pengadaan kami. Terima kasih.',
    },
    fillMs: 136470,
  },
  {
    label: 'genuine',
    kind: 'sv-inquiry',
    message: {
      name: 'Linnea Åkerblom',
      email: 'linnea@akerblombygg.example',
      phone: '070-555 01 62',
      company: 'Åkerblom Bygg AB',
      message:
        'Hej! Vi behöver en app för egenkontroller på bygget, foto + checklista + signatur, och det ska hamna i rätt projektmapp i SharePoint. Har provat tre färdiga system men inget passar. Kan ni ringa mig efter kl 15?',
    },
  },
  {
    label: 'genuine',
    kind: 'sv-authority',
    message: {
      name: 'Mats Forsell',
      email: 'mats.forsell@norrviken-kommun.example',
      phone: '0550-555 014',
      company: 'Norrvikens kommun',
      message:
        'Hej, vi genomför en förfrågan om information (RFI) inför upphandling av AI-stöd i ärendehandläggning. Underlaget är på 6 sidor och svar önskas senast 15 januari. Vart kan jag skicka det? Deltagande är frivilligt och ersätts inte.',
    },
  },
  {
    label: 'genuine',
    kind: 'el-inquiry',
    message: {
      name: 'Δέσποινα Καλογεράκη',
      email: 'despoina@kalogeraki-villas.example',
      phone: '+30 28210 55501',
      company: 'Kalogeraki Villas',
      message:
        'Καλησπέρα σας, έχουμε 11 βίλες στα Χανιά και θέλουμε δική μας σελίδα κρατήσεων για να μην πληρώνουμε 18% προμήθεια. Πρέπει να συγχρονίζεται με Booking και Airbnb. Αναλαμβάνετε τέτοια έργα; Τι κόστος περίπου;',
    },
    fillMs: 92689,
  },
  {
    label: 'genuine',
    kind: 'el-student',
    message: {
      name: 'Στέλιος',
      email: 'stelios.v@example.net',
      phone: '6955501287',
      company: '',
      message:
        'γεια σας κανω διπλωματικη στο ΕΜΠ για smart contracts και ηθελα να ρωτησω αν εχετε καποιο παραδειγμα που μπορω να αναφερω. ευχαριστω',
    },
    fillMs: 44304,
  },
  {
    label: 'genuine',
    kind: 'de-forward',
    message: {
      name: 'Petra Nachtigall',
      email: 'p.nachtigall@nachtigall-spedition.example',
      phone: '+49 421 555 0186',
      company: 'Nachtigall Spedition',
      message:
        'Hallo, haben Sie uns das geschickt? Kam heute früh:\n\n> Von: Solvane Support <support@solvane-cloud.invalid>\n> Ihr Konto wird in 24 Stunden gesperrt. Bestätigen Sie Ihre Daten: http://solvane-login.invalid/verify\n\nMeine Kollegin hat leider schon draufgeklickt. Müssen wir jetzt was machen?',
    },
    fillMs: 74908,
  },
  {
    label: 'genuine',
    kind: 'de-capslock',
    message: {
      name: 'KLAUS-DIETER PFAFF',
      email: 'kd.pfaff@example.org',
      phone: '05555 0144',
      company: 'PFAFF LANDMASCHINEN',
      message:
        'SUCHE JEMAND DER UNSERE ERSATZTEILLISTE INS INTERNET BRINGT. 14000 TEILE IN EXCEL. BITTE ANRUFEN VORMITTAGS',
    },
    fillMs: 86523,
  },
  {
    label: 'genuine',
    kind: 'de-hotel',
    message: {
      name: 'Vroni Oberlechner',
      email: 'info@oberlechnerhof.example',
      phone: '+39 0474 555 012',
      company: 'Hotel Oberlechnerhof',
      message:
        'Griaß enk, mir hobm a kloans Hotel im Pustertal und brauchn a nuie Buchungsmaschine auf der Homepage, deitsch und italienisch. Die jetzige geat am Handy net gscheid. Was tat des kostn? Liabe Griaß Vroni',
    },
    fillMs: 104138,
  },
  {
    label: 'genuine',
    kind: 'de-partner',
    message: {
      name: 'Sven Tabor',
      email: 'tabor@agentur-fuenfkant.example',
      phone: '0341 555 0121',
      company: 'Agentur Fünfkant',
      message:
        'Moin, wir sind eine kleine Designagentur und haben einen Kunden (Stadtwerke, ca. 60k Einwohner), der ein Kundenportal braucht. Design machen wir, für die Entwicklung suchen wir einen festen Partner. Pitch ist am 9.12. Habt ihr Kapazität ab Februar?',
    },
    fillMs: 110742,
  },
  {
    label: 'genuine',
    kind: 'de-apotheke',
    message: {
      name: 'Yasemin Arslan',
      email: 'y.arslan@apotheke-am-markt.example',
      phone: '0209 555 0178',
      company: 'Apotheke am Markt',
      message:
        'Guten Tag, ich leite eine Versandapotheke (Erlaubnis nach §11a ApoG). Wir wollen E-Rezept, Rabattaktionen auf Freiwahl (z. B. -20 % auf Vitamine) und einen Arzneimittel-Check in der App. Sildenafil & Co. sind natürlich rezeptpflichtig, da muss der Checkout anders laufen. Haben Sie so etwas schon gemacht?',
    },
    fillMs: 183357,
  },
  {
    label: 'genuine',
    kind: 'fr-factory',
    message: {
      name: 'Pascal Guérin',
      email: 'p.guerin@guerin-meca.example',
      phone: '+33 2 55 55 01 73',
      company: 'Guérin Mécanique de Précision',
      message:
        'Bonjour. 62 salariés, usinage aéronautique. Notre GPAO date de 1999 et le développeur part à la retraite en juin. Nous voudrions un audit avant de décider de refaire ou non. Pouvez-vous intervenir sur site près de Cholet ? Quel est votre tarif journalier ?',
    },
    fillMs: 96961,
  },
  {
    label: 'genuine',
    kind: 'fr-dropped',
    message: {
      name: 'Amandine',
      email: 'amandine.roussel@example.org',
      phone: '0755550158',
      company: '',
      message:
        'Bonjour je viens de voir votre site, il y a une faute sur la page cloud ("hébergment"). Voilà c\'est tout bonne journée 🙂',
    },
    fillMs: 35576,
  },
  {
    label: 'genuine',
    kind: 'fr-jeune',
    message: {
      name: 'Lenny Carpentier',
      email: 'lenny.c@example.com',
      phone: '06 55 55 01 99',
      company: '',
      message:
        "Bonjour je suis en 3eme et je cherche un stage d'observation d'une semaine du 15 au 19 décembre, j'aime beaucoup l'informatique et je code un peu en python. Est ce que vous prenez des stagiaires ? Merci de votre reponse. Lenny",
    },
  },
  {
    label: 'genuine',
    kind: 'fr-notaire',
    message: {
      name: 'Me Isabelle Caron',
      email: 'icaron@caron-notaires.example',
      phone: '05 55 55 01 27',
      company: 'Étude Caron',
      message:
        "Maître Caron, notaire. Dans le cadre du règlement de la succession de M. Bertrand Vasseur, ancien consultant indépendant, je recherche les éventuelles sommes lui restant dues. Avez-vous été en relation avec lui entre 2019 et 2022 ? Merci de m'indiquer un interlocuteur.",
    },
    fillMs: 209795,
  },
  {
    label: 'genuine',
    kind: 'es-co-crypto',
    message: {
      name: 'Valentina Ospina',
      email: 'valentina@cafeospina.example',
      phone: '+57 310 555 0148',
      company: 'Café Ospina',
      message:
        'Hola, buen día. Exportamos café y un comprador en Corea quiere pagarnos en stablecoins (USDC). Necesitamos saber cómo recibir, conciliar y facturar sin meternos en problemas con la DIAN. ¿Ustedes asesoran o solo desarrollan? No queremos invertir en cripto ni nada parecido.',
    },
    fillMs: 125410,
  },
  {
    label: 'genuine',
    kind: 'es-supplier',
    message: {
      name: 'Transportes Urbión',
      email: 'reparto@urbion-mensajeria.example',
      phone: '975 555 016',
      company: 'Urbión Mensajería',
      message:
        'Buenos días, tenemos un paquete para ustedes (2 bultos, remitente Dell... bueno, eso pone en la etiqueta) y no hay nadie en la dirección. ¿A qué hora podemos pasar mañana? Si no se devuelve el viernes. Gracias, Toño, reparto',
    },
    fillMs: 57025,
  },
  {
    label: 'genuine',
    kind: 'es-pe-gov',
    message: {
      name: 'Rocío Huamaní',
      email: 'rhuamani@muni-santarosa.example',
      phone: '+51 84 555 013',
      company: 'Municipalidad Distrital de Santa Rosa',
      message:
        'Señores: solicitamos proforma para el servicio de desarrollo de mesa de partes virtual, según términos de referencia adjuntos (no veo dónde adjuntar en este formulario). Indicar correo para remitirlos. Plazo de presentación: 3 días hábiles.',
    },
    fillMs: 93629,
  },
  {
    label: 'genuine',
    kind: 'pt-phish',
    message: {
      name: 'Nuno Falcão',
      email: 'nuno.falcao@falcaoseguros.example',
      phone: '+351 21 555 0155',
      company: 'Falcão Seguros',
      message:
        'Bom dia. Recebemos um SMS em nome da Solvane a pedir atualização de cartão em http://solvane-pag.invalid. Não somos clientes vossos mas achei por bem avisar. Nuno',
    },
    fillMs: 47244,
  },
  {
    label: 'genuine',
    kind: 'pt-br-mk',
    message: {
      name: 'Bianca Sartori',
      email: 'bianca@lojasartori.example',
      phone: '+55 51 5555 0166',
      company: 'Sartori Calçados',
      message:
        'Oi gente, cuido do marketing da Sartori. Nosso Insta tem 120 mil seguidores mas o site converte 0,4%. Fizemos black friday com 60% off e frete grátis e o checkout travou kkkk (rindo de nervoso). Preciso de alguém que entenda de performance, não de agência que prometa primeiro lugar no Google. Vcs topam olhar?',
    },
    fillMs: 151848,
  },
  {
    label: 'genuine',
    kind: 'it-casino-regulated',
    message: {
      name: 'Stefano Bellucci',
      email: 's.bellucci@bellugaming.example',
      phone: '+39 06 555 0139',
      company: 'Bellugaming S.p.A.',
      message:
        'Buongiorno, siamo concessionari ADM per il gioco a distanza. Cerchiamo un team per rifare il modulo antiriciclaggio e il controllo dei limiti di gioco sulla nostra piattaforma casinò e scommesse. Stack Java/Kafka. Serve esperienza in ambienti regolamentati. Possiamo fissare una call la prossima settimana?',
    },
    fillMs: 144463,
  },
  {
    label: 'genuine',
    kind: 'nl-be-school',
    message: {
      name: 'Griet Vanhoutte',
      email: 'griet.vanhoutte@technischinstituut.example',
      phone: '+32 9 555 01 35',
      company: 'Technisch Instituut Sint-Elooi',
      message:
        'Beste, wij zoeken stageplaatsen voor 6 leerlingen van het zevende jaar (Programmeren). Periode: 3 tot 28 maart, onbezoldigd, verzekerd door de school. Neemt u er eventueel één of twee?',
    },
    fillMs: 86078,
  },
  {
    label: 'genuine',
    kind: 'pl-wrong',
    message: {
      name: 'Halina Mazurek',
      email: 'halina.mazurek@example.com',
      phone: '555 016 554',
      company: '',
      message:
        'Dzień dobry, proszę o wymianę baterii w wodomierzu, ul. Lipowa 8/14, w domu jestem po 16.00. Mazurek Halina',
    },
    fillMs: 61682,
  },
  {
    label: 'genuine',
    kind: 'cs-short',
    message: {
      name: 'Lukáš',
      email: 'lukas.b@example.org',
      phone: '555 013 222',
      company: '',
      message: 'zdravím, umíte napojit eshop na Pohodu? děkuji',
    },
  },
  {
    label: 'genuine',
    kind: 'ru-lawyer',
    message: {
      name: 'Артур Гаспарян',
      email: 'gasparyan@yurbureau-ararat.example',
      phone: '+374 10 555 014',
      company: 'Юридическое бюро «Арарат»',
      message:
        'Добрый день. Наш доверитель планирует выпуск токенов, обеспеченных коммерческой недвижимостью. Правовое заключение готово, нужен технический исполнитель с опытом аудита смарт-контрактов. Просьба сообщить, проводите ли вы аудит сами или через подрядчиков.',
    },
    fillMs: 129901,
  },
  {
    label: 'genuine',
    kind: 'tr-complaint',
    message: {
      name: 'Hatice Demirel',
      email: 'hatice.demirel@example.net',
      phone: '0532 555 01 48',
      company: '',
      message:
        'iyi günler sitenizdeki telefon numarası çalışmıyor 3 kere aradım. teklif isteyecektim, lütfen siz arayın',
    },
    fillMs: 39516,
  },
  {
    label: 'genuine',
    kind: 'id-vuln',
    message: {
      name: 'Bayu Saputra',
      email: 'bayu.sec@example.org',
      phone: '+62 813 5550 199',
      company: '',
      message:
        'Halo tim Solvane, saya menemukan subdomain lama yang masih mengarah ke bucket yang sudah dihapus (potensi takeover). Belum saya klaim dan tidak akan saya sentuh. Ke mana saya bisa kirim detailnya? Terima kasih',
    },
    fillMs: 101131,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Colm Brannigan',
      email: 'colm@branniganmarine.example',
      phone: '+353 21 555 0144',
      company: 'Brannigan Marine',
      message:
        "Passing this on from our yard manager, is it something you'd do?\n\n> From: Deirdre\n> Colm can you ask somebody if there's a way to get the survey photos off the tablets without emailing them one by one. Lost two jobs worth last week. Not joking.\n\nAbout 9 tablets, all Android.",
    },
    fillMs: 94735,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Hannah Pruitt',
      email: 'hpruitt@pruittdental.example',
      phone: '(555) 010-0188',
      company: 'Pruitt Family Dental',
      message:
        'Got the below and it has your name in the footer. Real or scam?\n\n"Dear customer your hosting expires today. Pay $89.00 to avoid deletion: http://renew-hosting.invalid/pay"\n\nWe don\'t host with you as far as I know.',
    },
    fillMs: 66350,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Anselm Okoro',
      email: 'a.okoro@okoroplastics.example',
      phone: '+234 802 555 0137',
      company: 'Okoro Plastics',
      message:
        'Good day. Kindly see the message below sent to me by your competitor and tell me if the price is normal:\n\n"We will develop ERP with 9 modules in 3 weeks for $1,900, hosting free lifetime, 50% advance by crypto."\n\nI have a feeling it is too good to be true. We have 70 staff. What would be an honest figure?',
    },
    fillMs: 151954,
  },
  {
    label: 'genuine',
    kind: 'phishing-report',
    message: {
      name: 'Judith Amsel',
      email: 'judith.amsel@example.org',
      phone: '555 0123',
      company: '',
      message:
        'Someone is pretending to be you on WhatsApp offering part-time jobs rating apps, 150 dollars a day. They used the name "Solvane HR" and your logo. My nephew already sent them $400. Please put a warning on your site.',
    },
    fillMs: 112569,
  },
  {
    label: 'genuine',
    kind: 'phishing-report',
    message: {
      name: 'IT Desk',
      email: 'itdesk@marlowecounty.example',
      phone: '555 010 7766',
      company: 'Marlowe County Schools',
      message:
        "Our filter caught 31 messages this morning spoofing billing@solvane.example, subject 'Invoice overdue - final notice', attachment .html. SPF fails so they're not from your servers but you may want DMARC at reject. Headers available on request.",
    },
    fillMs: 58184,
  },
  {
    label: 'genuine',
    kind: 'phishing-report',
    message: {
      name: 'Ravi Menon',
      email: 'ravi.menon@example.net',
      phone: '+91 98455 50122',
      company: '',
      message:
        'is recruitment@solvane-careers.invalid yours? they gave me offer letter and are asking 4500 rupees refundable deposit for laptop',
    },
    fillMs: 37788,
  },
  {
    label: 'genuine',
    kind: 'vuln-report',
    message: {
      name: 'Kit Larsson',
      email: 'kit@example.org',
      phone: 'none',
      company: '',
      message:
        "Hi, your password reset page on the client portal doesn't rate limit. I stopped after 40 tries on my own test account. security.txt is missing so using this form. Not asking for money. PGP key on request.",
    },
  },
  {
    label: 'genuine',
    kind: 'vuln-report',
    message: {
      name: 'Oyelaran S.',
      email: 'oye.sec@example.com',
      phone: '-',
      company: '',
      message:
        "Reporting: reflected XSS in search param on /blog?q=. Payload was a plain alert, works in Firefox 131. Screenshot and steps ready, where do I send them? Will disclose in 90 days unless you'd like longer.",
    },
  },
  {
    label: 'genuine',
    kind: 'vuln-report',
    message: {
      name: 'Dana Whitlock',
      email: 'dana.whitlock@example.net',
      phone: '555-0166',
      company: 'Whitlock Infosec',
      message:
        "Not selling a pentest, promise. While evaluating you as a vendor for a client I noticed the TLS cert on your status page expired on Sunday and the page is falling back to http. Figured you'd rather hear from me than from them.",
    },
    fillMs: 81018,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Marguerite Osei',
      email: 'marguerite.osei@example.org',
      phone: '+44 7700 900155',
      company: '',
      message:
        "Dear hiring team, I'm a QA engineer with nine years in payments and I've just been made redundant. I don't see any roles listed but your piece on testing offline sync was the first thing I'd read in ages that matched how I actually work. May I send a CV? I'm in Leeds, happy remote or travel twice a month.",
    },
    fillMs: 203622,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'jayden',
      email: 'jaydencodes@example.com',
      phone: '5550189',
      company: '',
      message:
        'hey do u hire juniors without degree? i made 2 apps on the play store (one has 11k downloads lol) and im 19',
    },
    fillMs: 43237,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Sunniva Hagen',
      email: 'sunniva.hagen@example.net',
      phone: '+47 555 01 772',
      company: '',
      message:
        "I applied for the cloud engineer position three weeks ago and had a call with (I think) Matthias? I haven't heard since. I have another offer that expires on Friday so I'd appreciate a quick yes, no or not yet.",
    },
    fillMs: 76841,
  },
  {
    label: 'genuine',
    kind: 'intern',
    message: {
      name: 'Pranav Iyer',
      email: 'pranav.iyer@example.org',
      phone: '98455 50171',
      company: '',
      message:
        'Respected Sir/Madam, I am a third year B.Tech student (CSE) with CGPA 8.7. I request you to kindly consider me for summer internship of 8 weeks. I have done a project on crop disease detection using CNN. I am ready to work unpaid. My resume link I can share. Thanking you, yours faithfully, Pranav',
    },
    fillMs: 118456,
  },
  {
    label: 'genuine',
    kind: 'intern',
    message: {
      name: 'Chloe Vandermeer',
      email: 'c.vandermeer@example.edu.example',
      phone: '555 0131',
      company: '',
      message:
        "Hi there! My program requires a 6-week placement with a company that isn't a bank (long story). I study service design, not coding. Would that be any use to you? I can start in May.",
    },
    fillMs: 62071,
  },
  {
    label: 'genuine',
    kind: 'student',
    message: {
      name: 'Tomasz B',
      email: 'tomb@example.org',
      phone: '-',
      company: '',
      message:
        'hi, quick one for my A-level computing project. do you use agile or waterfall and why. 2 sentences is enough thank you',
    },
    fillMs: 31675,
  },
  {
    label: 'genuine',
    kind: 'student',
    message: {
      name: 'Adaeze Nwosu',
      email: 'adaeze.nwosu@example.net',
      phone: '+44 7700 900182',
      company: '',
      message:
        "I'm writing my MSc dissertation on why mid-size firms abandon blockchain pilots. I have 14 interviews and need six more from the vendor side. Thirty minutes, recorded only with consent, ethics approval ref ICS-2291. I can offer you the finished report and a £20 book voucher for your trouble.",
    },
    fillMs: 147290,
  },
  {
    label: 'genuine',
    kind: 'teacher',
    message: {
      name: 'Mr. Ellery Combs',
      email: 'ecombs@northfork-hs.example',
      phone: '(555) 010-0143',
      company: 'North Fork High School',
      message:
        "I teach intro programming to 10th graders in a rural district. Any chance one of your developers would join a video call for career day (Mar 6, 25 minutes, any time between 9 and 1 Central)? We can't pay anyone but the kids write very funny thank you cards.",
    },
    fillMs: 139894,
  },
  {
    label: 'genuine',
    kind: 'teacher',
    message: {
      name: 'Bridget Fallon',
      email: 'bfallon@stkevins.example',
      phone: '01 555 0117',
      company: '',
      message:
        "May I use the diagram from your article about what happens when you tap a card? It's for sixth class, printed handouts, 28 copies, credited of course.",
    },
  },
  {
    label: 'genuine',
    kind: 'journalist',
    message: {
      name: 'Isla Drummond',
      email: 'isla.drummond@thepaperboat.example',
      phone: '+44 7700 900134',
      company: 'The Paper Boat',
      message:
        "I'm working on a story about recovery scams, i.e. fraudsters who promise to get back stolen crypto. I'm looking for someone technical who can explain in plain words why a transaction cannot simply be reversed. Deadline tomorrow 5pm UK. Can be on background.",
    },
    fillMs: 88124,
  },
  {
    label: 'genuine',
    kind: 'journalist',
    message: {
      name: 'Reuben Castellanos',
      email: 'rcastellanos@harborledger.example',
      phone: '555 0176',
      company: 'Harbor Ledger',
      message:
        "Looking for comment on the county's cancelled permit system. Records show Solvane bid on it in 2023. Did you protest the award? You can reach me any time before Wednesday noon, desk line above.",
    },
    fillMs: 69728,
  },
  {
    label: 'genuine',
    kind: 'researcher',
    message: {
      name: 'Dr. Ingeborg Thalmann',
      email: 'i.thalmann@example.edu.example',
      phone: '+41 44 555 01 39',
      company: 'Institute for Software Ecology',
      message:
        "We measure the energy use of company websites and yours is in our random sample (n=1200). If you'd rather be excluded from the published dataset, reply with 'exclude' before 1 December. No action needed otherwise.",
    },
    fillMs: 91343,
  },
  {
    label: 'genuine',
    kind: 'researcher',
    message: {
      name: 'Kwabena Asante',
      email: 'k.asante@example.net',
      phone: '+233 24 555 0116',
      company: '',
      message:
        'Greetings. I research mobile money interfaces for low-literacy users at a university in Kumasi. In one of your case studies you mention voice prompts in Twi. Who did the recordings and may I cite the case as published or is there a longer version?',
    },
    fillMs: 104947,
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Paula Dietz',
      email: 'paula@dietz-coffee.example',
      phone: '555 0108',
      company: 'Dietz Coffee Service',
      message:
        'Your standing order of 6kg house espresso: the roaster is out until the 19th. Swap for the Guatemala at same price or skip the month? Need to know by Thurs. – Paula',
    },
    fillMs: 47562,
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Meridian Power Accounts',
      email: 'accounts@meridianpower.example',
      phone: '+44 161 555 0190',
      company: 'Meridian Power',
      message:
        "Your meter reading for MPAN ending 4471 is overdue. As we couldn't reach the contact on file (number disconnected), please submit a reading or reply with the name of the current facilities contact. No payment is requested in this message.",
    },
    fillMs: 72177,
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Gord',
      email: 'gord@prairiesigns.example',
      phone: '204 555 0151',
      company: 'Prairie Signs',
      message:
        'Sign for your front door is done. Come get it or I can drop off friday, need somebody there to sign. Balance is $215 plus gst, e transfer or cheque whatever',
    },
    fillMs: 40781,
  },
  {
    label: 'genuine',
    kind: 'landlord',
    message: {
      name: 'Rosalind Achterberg',
      email: 'rosalind@achterbergproperties.example',
      phone: '555 0174',
      company: 'Achterberg Properties',
      message:
        "Fire alarm test on floors 2-4 next Tuesday 7 to 8:30am. Please make sure someone with keys to the server closet is reachable, last time the tester couldn't get in and we were billed for a second visit.",
    },
    fillMs: 85396,
  },
  {
    label: 'genuine',
    kind: 'landlord',
    message: {
      name: 'J. Pemberton',
      email: 'jpemberton@example.org',
      phone: '0161 555 0122',
      company: '',
      message:
        "I own the building across the yard from your unit. Your air con outlet is dripping onto my roof and it's coming through. Second time I've written. Photos available. Who do I speak to??",
    },
    fillMs: 59011,
    fromAddress: 2,
  },
  {
    label: 'genuine',
    kind: 'courier',
    message: {
      name: 'Depot 14',
      email: 'depot14@swiftvan.example',
      phone: '555 0119',
      company: 'SwiftVan',
      message:
        "Parcel for Solvane, recipient 'M. Lang', address label is wet and we can't read street number. Holding 5 days. Call the depot w/ ref SV-20771, no charge.",
    },
  },
  {
    label: 'genuine',
    kind: 'courier',
    message: {
      name: 'Baz',
      email: 'baz.deliveries@example.com',
      phone: '07700 900171',
      company: '',
      message: 'driver here im outside with your pallet nobody answering the buzzer can someone come down',
    },
    fillMs: 14230,
  },
  {
    label: 'genuine',
    kind: 'accountant',
    message: {
      name: 'Nirmala Jayasuriya',
      email: 'nirmala@jayasuriya-audit.example',
      phone: '+94 11 555 0132',
      company: 'Jayasuriya & Co',
      message:
        "We are statutory auditors of Ceylon Tide Exports. As part of the year-end audit please confirm the balance owed to you by our client as at 31 March: USD 6,420.00. A formal confirmation letter on our client's letterhead can be sent to the address you give us.",
    },
    fillMs: 128834,
  },
  {
    label: 'genuine',
    kind: 'accountant',
    message: {
      name: 'Wes Harlan',
      email: 'wes@harlanbooks.example',
      phone: '555-0137',
      company: 'Harlan Bookkeeping',
      message:
        'Need a W-9 from you for Tillman Orchards, they paid you over $600 this year. PDF to the email above is fine. Thanks!',
    },
    fillMs: 28449,
  },
  {
    label: 'genuine',
    kind: 'authority',
    message: {
      name: 'Customs Liaison Unit',
      email: 'liaison@customs-north.example',
      phone: '+358 9 555 0140',
      company: '',
      message:
        'An import declaration dated 4 November names your company as consignee of 3 hardware wallets (test devices). The commodity code appears incorrect. Please state the VAT number to be used and the name of your customs agent. There is no fee for the correction.',
    },
    fillMs: 117064,
  },
  {
    label: 'genuine',
    kind: 'authority',
    message: {
      name: 'Labour Inspectorate, Region West',
      email: 'inspection@labour-west.example',
      phone: '555 0186',
      company: 'Labour Inspectorate',
      message:
        'Notification: a routine workplace visit is planned for companies in the Harbour Park complex in week 7. If your staff work remotely and the premises are unoccupied, please let us know so that we may cancel the visit. Case handler: P. Lindqvist.',
    },
  },
  {
    label: 'genuine',
    kind: 'lawyer',
    message: {
      name: 'Theodora Vance',
      email: 'tvance@vancemercer.example',
      phone: '(555) 010-0129',
      company: 'Vance Mercer LLP',
      message:
        'Please direct this to whoever handles legal matters. We represent a former contractor of yours, Mr. Ilya Brandt, regarding unpaid milestone 4 under the agreement of 12 May. Before filing anything we would like to have a short call; our client prefers to settle this amicably.',
    },
    fillMs: 106668,
  },
  {
    label: 'genuine',
    kind: 'lawyer',
    message: {
      name: 'Fergus Laird',
      email: 'f.laird@lairdip.example',
      phone: '+44 131 555 0165',
      company: 'Laird IP',
      message:
        'Our client owns the registered word mark SOLVAIN in class 9 (EU). We do not currently allege infringement, but note the phonetic similarity and would welcome a conversation on coexistence. Could you give me the name of your counsel?',
    },
    fillMs: 113283,
  },
  {
    label: 'genuine',
    kind: 'lawyer',
    message: {
      name: 'Monique Abara',
      email: 'm.abara@abara-chambers.example',
      phone: '+27 21 555 0118',
      company: 'Abara Chambers',
      message:
        'I act in a divorce matter in which the respondent is believed to hold about 14 BTC across several wallets. The court has allowed an expert. Do you trace wallets and testify, or could you name someone who does? Hourly rate would help.',
    },
    fillMs: 99887,
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Gwendolyn Price',
      email: 'gwen@studiofieldmouse.example',
      phone: '+44 7700 900121',
      company: 'Studio Fieldmouse',
      message:
        "We're a 5-person branding studio. A client of ours, a chain of 22 opticians, has asked us for an appointment app and we are frankly out of our depth. They have £80-110k and want to start in April. Can we bring you in, white label or openly, we don't mind which?",
    },
    fillMs: 122502,
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Ho Jun Wei',
      email: 'junwei@larkhillsystems.example',
      phone: '+65 6555 0147',
      company: 'Larkhill Systems',
      message:
        'We resell warehouse scanners in Singapore & JB. One customer (cold storage, 3 sites) needs middleware between the scanners and Odoo. We are hardware guys. Commission not needed, just somebody who picks up the phone. Interested?',
    },
    fillMs: 83117,
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Camila Restrepo',
      email: 'camila@nubecampo.example',
      phone: '+57 1 555 0155',
      company: 'Nubecampo',
      message:
        'Hello, we won a tender with the coffee growers federation and the subcontractor for the mobile part withdrew yesterday. Kickoff is in 3 weeks, Flutter + Django, spec is done. Do you have 2 people free? Sorry for the rush.',
    },
  },
  {
    label: 'genuine',
    kind: 'investor',
    message: {
      name: 'Alasdair Munro',
      email: 'amunro@cairnholdings.example',
      phone: '+44 20 5550 0139',
      company: 'Cairn Holdings',
      message:
        "We hold 30% of Pellworth Analytics, who list you as their main development contractor. Ahead of a follow-on round we'd like a reference call: delivery quality, IP assignment, who owns the repos. Pellworth's CEO is aware and will confirm by email.",
    },
    fillMs: 97336,
  },
  {
    label: 'genuine',
    kind: 'investor',
    message: {
      name: 'Yael Dror',
      email: 'yael@dror-family.example',
      phone: '+972 54 555 0126',
      company: '',
      message:
        "I'm a private investor considering putting money in a startup that claims their product was 'built and audited by Solvane'. Company name is Quillstake. Could you just confirm whether that is true? I don't need details.",
    },
    fillMs: 63940,
  },
  {
    label: 'genuine',
    kind: 'charity',
    message: {
      name: 'Father Dominic Okafor',
      email: 'dominic@stbrigids-kitchen.example',
      phone: '555 0112',
      company: "St Brigid's Community Kitchen",
      message:
        'Peace be with you. We serve around 180 meals a day and volunteers sign up on a paper sheet by the door. One of our ladies says an app could do it. We have £1,200 from a small grant. Is that laughable? If it is, perhaps you know a student.',
    },
    fillMs: 134555,
  },
  {
    label: 'genuine',
    kind: 'charity',
    message: {
      name: 'Lotte Sørby',
      email: 'lotte@havnekatten.example',
      phone: '+45 55 50 01 41',
      company: 'Havnekatten cat rescue',
      message:
        "We're a cat rescue with 60 foster homes 🐱🐱. Donation form broke after an update and our volunteer webmaster moved to Peru. Can you fix just that one thing and what would it cost? We are a registered charity, can pay.",
    },
    fillMs: 78170,
  },
  {
    label: 'genuine',
    kind: 'charity',
    message: {
      name: 'Edwin Mutua',
      email: 'edwin@majisafi.example',
      phone: '+254 722 555 013',
      company: 'Maji Safi Trust',
      message:
        'We have received a grant of EUR 48,000 from a foundation to digitise water point inspections in 3 counties. The donor requires three quotations. Please let us know whether you wish to quote so that I send the terms of reference. Deadline for quotes is 12th.',
    },
    fillMs: 94774,
  },
  {
    label: 'genuine',
    kind: 'wrong-company',
    message: {
      name: 'Mrs P Hargreaves',
      email: 'phargreaves@example.com',
      phone: '01632 960144',
      company: '',
      message:
        'Is this Solvane the stairlift people? Mine has stopped half way and my husband is upstairs. Please ring.',
    },
    fillMs: 52389,
  },
  {
    label: 'genuine',
    kind: 'wrong-company',
    message: {
      name: 'Dustin',
      email: 'dustin.w@example.net',
      phone: '5550102',
      company: '',
      message: 'my solvent order came with a broken cap and leaked all over the box, need replacement. order #99120-B',
    },
    fillMs: 27004,
  },
  {
    label: 'genuine',
    kind: 'wrong-company',
    message: {
      name: 'Farah Siddiqui',
      email: 'farah.s@example.org',
      phone: '+971 50 555 0160',
      company: '',
      message:
        "Hello, I would like to reschedule my daughter's swimming class from Saturday to Sunday. Name: Alaya, level 2. Thank you!!",
    },
    fillMs: 31608,
  },
  {
    label: 'genuine',
    kind: 'all-caps',
    message: {
      name: 'EARL JESSUP',
      email: 'EARL@JESSUPGRAVEL.EXAMPLE',
      phone: '555 010 0154',
      company: 'JESSUP SAND & GRAVEL',
      message:
        'NEED SCALE TICKETS TO GO STRAIGHT TO QUICKBOOKS. TWO SCALES ONE IS OLD. DONT TEXT I DONT TEXT. CALL THE SHOP',
    },
    fillMs: 42223,
  },
  {
    label: 'genuine',
    kind: 'all-caps',
    message: {
      name: 'SISTER MARY AGATHE',
      email: 'convent@carmelhill.example',
      phone: '555 0196',
      company: '',
      message:
        'FORGIVE THE CAPITALS THE KEY IS STUCK. WE BAKE ALTAR BREADS AND SELL TO 140 PARISHES. THE ORDER BOOK IS A BOOK. WE THINK IT IS TIME. GOD BLESS',
    },
  },
  {
    label: 'genuine',
    kind: 'emoji',
    message: {
      name: 'Kayleigh',
      email: 'kayleigh@glowbykay.example',
      phone: '07700 900163',
      company: 'Glow by Kay',
      message:
        "hiiii 💅 I run a nail salon and I'm SO done with dms for bookings 😭😭 do you guys do like a lil booking thing with deposits? no shows are killing me 💀",
    },
    fillMs: 36442,
  },
  {
    label: 'genuine',
    kind: 'emoji',
    message: {
      name: 'Matteo R',
      email: 'matteo@example.org',
      phone: '+39 333 555 0188',
      company: '',
      message: '👋 saw your talk 🔥 any slides?',
    },
    fillMs: 13557,
  },
  {
    label: 'genuine',
    kind: 'dictated',
    message: {
      name: 'Ron Beaudry',
      email: 'ron.beaudry@example.com',
      phone: '555 0162',
      company: 'Beaudry Well Drilling',
      message:
        'hi this is ron from beaudry well drilling im in the truck so im talking this we got about three thousand well logs in filing cabinets going back to my grandad and the state wants em digital by next year is that something ai can read the handwriting is awful period call me back at the number thanks bye',
    },
    fillMs: 61661,
  },
  {
    label: 'genuine',
    kind: 'dictated',
    message: {
      name: 'Pat',
      email: 'pat.mcgrory@example.net',
      phone: '07700 900149',
      company: '',
      message:
        'hello yes I was told you do websites for solicitors no sorry not solicitors for auctioneers livestock auctioneers we want people to bid from home comma but it must not lag because last time a bull went for half nothing new paragraph thanks Pat',
    },
    fillMs: 55276,
  },
  {
    label: 'genuine',
    kind: 'dictated',
    message: {
      name: 'Lorna',
      email: 'lorna@example.org',
      phone: '5550145',
      company: '',
      message:
        'ok so my sister recommended you she said you did the thing for the vets where you scan the dog and it comes up with the jabs we have horses same idea but horses how long does that take and do we need to buy the scanners from you or can we get our own',
    },
    fillMs: 49880,
  },
  {
    label: 'genuine',
    kind: 'marketing',
    message: {
      name: 'Priscilla Tan',
      email: 'priscilla@kayabutter.example',
      phone: '+65 9555 0131',
      company: 'Kaya Butter Co',
      message:
        "Hi! Marketing manager here. We're doing a 12.12 campaign with influencer codes (15% off, stackable) and last year people stacked NINE of them and we basically paid customers to take jam. Need someone to rewrite the discount engine on our Shopify Plus. SEO and ads are handled by an agency, only dev needed.",
    },
    fillMs: 118495,
  },
  {
    label: 'genuine',
    kind: 'marketing',
    message: {
      name: 'Gareth Pugh-Ellis',
      email: 'gareth@cambriantents.example',
      phone: '+44 29 5550 0177',
      company: 'Cambrian Tents',
      message:
        'Our organic traffic dropped 61% after the site migration in August. The SEO agency blames dev, dev blames the agency. 3,400 URLs, lots of redirects missing I think. Could you look at it as a neutral party? Not looking for link building or a monthly package.',
    },
    fillMs: 86110,
  },
  {
    label: 'genuine',
    kind: 'marketing',
    message: {
      name: 'Devika Rao',
      email: 'devika@sparkleandspice.example',
      phone: '+91 99005 55012',
      company: 'Sparkle & Spice',
      message:
        "We have 210k followers on Instagram and 90k on YouTube and sell masalas D2C. Want our own app with loyalty coins, flat 20% OFF on first order, referral bonus Rs 100 etc. Also WhatsApp campaigns. Please share portfolio and ballpark. We've been burnt by an agency that promised #1 ranking so pls be straight with us.",
    },
    fillMs: 112714,
  },
  {
    label: 'genuine',
    kind: 'marketing',
    message: {
      name: 'Jonah',
      email: 'jonah@trailheadcoffee.example',
      phone: '555 0148',
      company: 'Trailhead Coffee Roasters',
      message:
        "do you do conversion tracking stuff? our google ads says 400 sales, shopify says 180, meta says 350. someone's lying and I have to present this to the owner on monday lol",
    },
    fillMs: 44329,
  },
  {
    label: 'genuine',
    kind: 'customer-offer',
    message: {
      name: 'Brenda Kowalski',
      email: 'brenda@kowalskikitchens.example',
      phone: '(555) 010-0171',
      company: 'Kowalski Kitchens',
      message:
        'We sell fitted kitchens from $8,999 incl. installation, free design consultation, 0% financing for 24 months. Customers keep asking to see the price change while they pick cabinets. I want that on our website. We get maybe 900 visitors a month, nothing crazy. Is a 3D thing overkill?',
    },
  },
  {
    label: 'genuine',
    kind: 'customer-offer',
    message: {
      name: 'Tevita Latu',
      email: 'tevita@pacificblueboats.example',
      phone: '+64 9 555 0124',
      company: 'Pacific Blue Charters',
      message:
        'Kia ora, we run fishing charters: half day $180pp, full day $320pp, bait and lunch included, kids half price. Bookings come by text, phone, facebook and my cousin. Double booked the boat on Waitangi day. Help. What do you need from me to give a price?',
    },
    fillMs: 89548,
  },
  {
    label: 'genuine',
    kind: 'customer-offer',
    message: {
      name: 'Ainsley Roche',
      email: 'ainsley@rocheweightclinic.example',
      phone: '+61 3 5550 0135',
      company: 'Roche Weight Clinic',
      message:
        "We are a doctor-led weight management clinic (GLP-1 prescriptions, dietitian, bloods). Patients pay AUD 349/month. We'd like a patient app for weigh-ins, dose reminders and repeat prescription requests. Has to meet Australian privacy law. Rough cost and timeline please.",
    },
    fillMs: 102163,
  },
  {
    label: 'genuine',
    kind: 'customer-offer',
    message: {
      name: 'Ludmila Chernenko',
      email: 'ludmila@velvetknot.example',
      phone: '+357 25 555 014',
      company: 'Velvet Knot Dating',
      message:
        'Hello! I own a matchmaking agency for people over 50 in Cyprus (real office, 2 staff, 11 years). Members meet at dinners, not online. We need a members database with photos and privacy controls, not a swipe app. Do you take such small projects? Budget about 9k EUR.',
    },
    fillMs: 97767,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Simeon Brightwater',
      email: 'simeon@brightwaterbets.example',
      phone: '+356 2155 0143',
      company: 'Brightwater Betting',
      message:
        'MGA licensed sportsbook here. Our affiliate reporting tool miscounts FTDs when players cross from mobile to desktop and our partners are (rightly) angry. Need a data engineer team for about 3 months. NDA first. Do you have any objection to the gaming sector?',
    },
    fillMs: 82382,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Abigail Stroud',
      email: 'abigail@stroudlending.example',
      phone: '(555) 010-0195',
      company: 'Stroud Community Lending',
      message:
        "We're a state-licensed small-dollar lender (loans $300–$2,500, APR capped at 36%). Our borrower portal was built in 2011. Looking for a rebuild with plain language disclosures, Spanish version, ACH. An RFP is coming in January, would you like to be on the list?",
    },
    fillMs: 91986,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Hamish Kerr',
      email: 'hamish@kerrvapes.example',
      phone: '0141 555 0138',
      company: 'Kerr Vapes',
      message:
        'age verification on a vape shop website, what are the options and which one annoys customers the least. about 300 orders a week UK only',
    },
    fillMs: 34601,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Dr Leopold Fennimore',
      email: 'lf@fennimore-hairclinic.example',
      phone: '+44 20 5550 0171',
      company: 'Fennimore Hair Clinic',
      message:
        'Our online consultation for finasteride and minoxidil needs a rewrite: the questionnaire must route certain answers to a pharmacist before checkout (GPhC rule). Current vendor quoted 14 weeks for this. Seems long?',
    },
    fillMs: 68216,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Nadine Volker',
      email: 'nadine@greenleafdispensary.example',
      phone: '555 0157',
      company: 'Greenleaf Dispensary',
      message:
        "Hi, licensed cannabis retailer in two counties. Our POS must report every sale to the state's track and trace and it drops about 1 in 200. The regulator is not amused. Do you work with dispensaries or is that a no for your bank/insurers? Totally understand if so.",
    },
    fillMs: 79820,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Otto Brandvold',
      email: 'otto@fjordex.example',
      phone: '+47 555 01 939',
      company: 'Fjordex AS',
      message:
        "We operate a small registered crypto exchange (NOK/BTC/ETH). We want an external team to review our hot wallet signing service, Go codebase, about 9k lines. Two of our auditors have waiting lists until summer. What's yours?",
    },
    fillMs: 73435,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Marisela Quint',
      email: 'marisela@quintescorts.example',
      phone: '555 0121',
      company: 'Quint Courier Escorts',
      message:
        "Before you ask: we escort oversized loads, trucks with wind turbine blades, that kind of escort. The name keeps landing us in spam folders. We need permit tracking for 13 states and route notes drivers can read offline. Please reply even if it's a no.",
    },
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Bea',
      email: 'bea@example.org',
      phone: '555 0139',
      company: '',
      message: 'pricing?',
    },
    fillMs: 13154,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'S. Whitcombe',
      email: 's.whitcombe@example.com',
      phone: '01632 960177',
      company: '',
      message: 'Please call me.',
    },
    fillMs: 13269,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Ludo',
      email: 'ludo@example.net',
      phone: '-',
      company: '',
      message: 'do you have an office in Ghent',
    },
    fillMs: 16373,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Anh Tran',
      email: 'anh.tran@example.org',
      phone: '555 0104',
      company: 'Tran Nails Supply',
      message: 'Can you fix WordPress? Site hacked, shows pills in google results',
    },
    fillMs: 23488,
  },
  {
    label: 'genuine',
    kind: 'hacked',
    message: {
      name: 'Clive Nettleton',
      email: 'clive@nettletonroofing.example',
      phone: '01632 960155',
      company: 'Nettleton Roofing',
      message:
        "When I google my own roofing company it comes up with 'cheap viagra cialis online casino' under our name. Website looks normal when you click on it. My son says Japanese keyword hack or similar. How much to clean it, and could customers have caught anything?",
    },
    fillMs: 83103,
  },
  {
    label: 'genuine',
    kind: 'hacked',
    message: {
      name: 'Tamsin Ferro',
      email: 'tamsin@ferrofabrics.example',
      phone: '555 0184',
      company: 'Ferro Fabrics',
      message:
        'URGENT we got an email that they have all our customer data and want 0.5 bitcoin by Friday. They included two real customer names. Is that something you help with or should I go to the police first? Please ring as soon as you see this.',
    },
    fillMs: 46707,
  },
  {
    label: 'genuine',
    kind: 'scam-victim',
    message: {
      name: 'Gerald Houghton',
      email: 'gerald.houghton@example.com',
      phone: '01632 960181',
      company: '',
      message:
        "I lost £23,000 to a trading platform that turned out to be fake. A firm called 'CryptoReclaim' now says they found my money and need £1,500. My daughter said ask somebody who actually knows blockchain before paying. Is there any way this could be genuine?",
    },
    fillMs: 138322,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Nicolette Bauer',
      email: 'n.bauer@bauermodehaus.example',
      phone: '+43 1 555 0166',
      company: 'Bauer Modehaus',
      message:
        'Following up on my message from last Monday about the returns portal. Did it get lost? Short version again: 4 stores, Shopify, returns by QR code, go live before January sales if at all possible.',
    },
    fillMs: 55926,
    fromAddress: 2,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Rashid',
      email: 'rashid@example.org',
      phone: '+44 7700 900138',
      company: '',
      message: 'hi, you quoted us £18.5k for the driver app in june, is that still valid? board finally said yes',
    },
    fillMs: 33541,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Deborah Lindqvist',
      email: 'd.lindqvist@example.net',
      phone: '555 0169',
      company: 'Lindqvist Translations',
      message:
        'The contract you sent has the wrong company number on page 2 (last digit should be 4). Everything else is OK, will sign when corrected.',
    },
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Howard Stipe',
      email: 'howard@stipehardware.example',
      phone: '(555) 010-0167',
      company: 'Stipe Hardware',
      message:
        'This is the THIRD time the inventory sync stopped on a Saturday. I pay for support, nobody answers the support line, so here I am in the contact form like a stranger. Somebody call me TODAY.',
    },
    fillMs: 48760,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Imogen',
      email: 'imogen.t@example.org',
      phone: '-',
      company: '',
      message: 'Please remove me from your newsletter, the unsubscribe link gives a 404.',
    },
    fillMs: 21375,
  },
  {
    label: 'genuine',
    kind: 'privacy',
    message: {
      name: 'Werner Ulbricht',
      email: 'werner.ulbricht@example.net',
      phone: '+49 30 555 0191',
      company: '',
      message:
        "Under Article 15 GDPR I request a copy of the personal data you hold on me. I attended your webinar on 9 September and have since received three emails. I don't threaten anything, I just want to know what is stored.",
    },
    fillMs: 92979,
  },
  {
    label: 'genuine',
    kind: 'privacy',
    message: {
      name: 'Rhiannon Bevan',
      email: 'rhiannon@bevanpsychology.example',
      phone: '029 5550 0115',
      company: 'Bevan Psychology',
      message:
        "Before we talk about the therapist scheduling tool: who are your sub-processors, where is data stored, and would you sign our DPA (it's 4 pages, the insurer's wording)? If yes I'd love a call next week.",
    },
    fillMs: 66594,
  },
  {
    label: 'genuine',
    kind: 'event',
    message: {
      name: 'Lucian Hartmann',
      email: 'lucian@devdays-basel.example',
      phone: '+41 61 555 01 19',
      company: 'DevDays Basel',
      message:
        "We'd love to have one of your engineers speak at DevDays (14–15 May, ~300 people). Travel and hotel covered, no fee, no sponsorship package hidden behind this. Topic: anything that went wrong in production.",
    },
    fillMs: 74209,
  },
  {
    label: 'genuine',
    kind: 'event',
    message: {
      name: 'Opal',
      email: 'opal@womenintechduluth.example',
      phone: '218 555 0133',
      company: '',
      message:
        'Hi, we are looking for raffle prizes for our meetup, stickers t-shirts whatever you have lying around. 40 ppl. no worries if not!',
    },
    fillMs: 37813,
  },
  {
    label: 'genuine',
    kind: 'procurement',
    message: {
      name: 'Shirin Vakil',
      email: 'shirin.vakil@northgate-hospitals.example',
      phone: '+1 555 010 0160',
      company: 'Northgate Hospitals',
      message:
        'We are shortlisting vendors for a bed management dashboard. Please provide: years in business, headcount, ISO 27001 status, two healthcare references, and whether you carry cyber insurance of at least $5M. Responses by the 28th will be considered.',
    },
  },
  {
    label: 'genuine',
    kind: 'procurement',
    message: {
      name: 'Bjarne Holt',
      email: 'bjarne.holt@nordkapp-ferries.example',
      phone: '+47 555 01 448',
      company: 'Nordkapp Ferries',
      message:
        "Tender 2026/41 Passenger Wi-Fi portal. We invite you to register in our supplier system. No fee. I can send the documents as a zip but our IT doesn't allow links in forms, so please reply with a mail address.",
    },
    fillMs: 62428,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Philippa Underhill',
      email: 'pip@underhillnursery.example',
      phone: '01632 960119',
      company: 'Underhill Plant Nursery',
      message:
        "We label 70,000 pots a season. At the moment one printer, one person, one very old Access database called PLANTS_NEW_2_FINAL. When Maureen retires in April nobody will know how it works. I'd like someone to sit with Maureen for a day first and only then tell us what to build. Would you work like that?",
    },
    fillMs: 144043,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Abdul-Rahman Jallow',
      email: 'ar.jallow@banjulfish.example',
      phone: '+220 355 5013',
      company: 'Banjul Fish Market Assoc.',
      message:
        'Good morning to you. We are association of fish sellers, 240 members. We want SMS system to tell members the price of the day from the landing site. Not smart phone, ordinary phone. Please can you do it and which country are you located.',
    },
    fillMs: 99647,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Marek',
      email: 'marek@example.com',
      phone: '555 0153',
      company: '',
      message: 'looking for someone to port a Delphi 7 desktop app to web. 220 forms. yes really. sane quotes only',
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Joy Castellan',
      email: 'joy@castellanfuneral.example',
      phone: '555 0187',
      company: 'Castellan Funeral Home',
      message:
        "Families ask for a livestream and an online condolence book. The services I've found plaster ads for caskets or flowers all over. We'd prefer something plain, under our own name, that we control. About 300 services per year. Could you give a rough idea?",
    },
    fillMs: 84866,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Xiomara Delgado',
      email: 'xdelgado@islandpermits.example',
      phone: '787 555 0142',
      company: 'Island Permits',
      message:
        "We prep building permits for contractors in PR. Each one = 14 PDFs filled from the same data. Can AI fill forms reliably or is plain old templating better? Asking because a guy wants to sell me 'agents' for 60k.",
    },
    fillMs: 71481,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Tuomas Rinne',
      email: 'tuomas@rinnesauna.example',
      phone: '+358 40 555 0188',
      company: 'Rinne Sauna',
      message:
        'We manufacture electric sauna heaters. We want heater to be started by phone, but safely (regulation: must check the room first). Firmware is ours, ESP32. Need app + cloud. 2,000 units per year. Do you have experience in IoT certification?',
    },
    fillMs: 76096,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Cordelia Nwachukwu',
      email: 'cordelia@lagoslace.example',
      phone: '+234 803 555 0159',
      company: 'Lagos Lace House',
      message:
        'Compliments of the season. I import lace and asoebi fabrics and my customers are in London, Houston and Toronto. They want to pay in their own currency. Kindly advise on a website that handles it and shipping calculation. I do not want Shopify because of payout issues in my country.',
    },
    fillMs: 107700,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Bart',
      email: 'bart@example.org',
      phone: '06 5550 0171',
      company: '',
      message:
        'Saw the AI chatbot on your site. Is that your own product? Can we license it, for an energy co-op with 3000 members',
    },
    fillMs: 32315,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Gretchen Amory',
      email: 'gamory@amorytitle.example',
      phone: '(555) 010-0178',
      company: 'Amory Title & Escrow',
      message:
        "Wire fraud keeps me up at night. Twice this year buyers received fake wiring instructions 'from us'. I want a portal where instructions are only ever shown after login + phone code. We close ~90 files a month. Is there a product or would it be custom?",
    },
    fillMs: 88919,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ezra',
      email: 'ezra@moonbaseminis.example',
      phone: '555 0126',
      company: 'Moonbase Miniatures',
      message:
        "i sell resin miniatures, ~2k stl files, patreon + own store. need license-key thing so print shops can prove they're merchants. somebody said NFT but my customers would literally riot. what else is there",
    },
    fillMs: 56534,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Major (ret.) S. K. Bhandari',
      email: 'skbhandari@example.net',
      phone: '+977 1 555 0127',
      company: 'Himal Security Services',
      message:
        'Sir, we supply guards to 85 sites in Kathmandu valley. Require attendance by face or thumb with location, as guards mark present for each other. Load shedding is there so must work offline. Kindly intimate your charges and whether installation visit is possible.',
    },
    fillMs: 98149,
  },
  {
    label: 'genuine',
    kind: 'inquiry-link',
    message: {
      name: 'Sofie Lindgaard',
      email: 'sofie@lindgaardlamps.example',
      phone: '+45 55 50 01 67',
      company: 'Lindgaard Lamps',
      message:
        "Our site: https://lindgaardlamps.example and the configurator I'd like to copy (sort of): https://nicechairs.example/build and this one for the checkout https://plainshop.example. Could you have a look and tell me if that's a 10k or a 50k thing?",
    },
    fillMs: 61753,
  },
  {
    label: 'genuine',
    kind: 'inquiry-link',
    message: {
      name: 'Vikram',
      email: 'vikram@example.org',
      phone: '+91 90005 55017',
      company: '',
      message:
        'your case study page is broken on iphone se, text goes under the picture. https://example.org/screens/solvane-se.png',
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry-money',
    message: {
      name: 'Patrice Lemoine',
      email: 'p.lemoine@mutuelle-aurore.example',
      phone: '+352 555 0146',
      company: 'Mutuelle Aurore',
      message:
        'We have been awarded EUR 250,000 from a public innovation fund, conditional on a technical partner being named by 31 January. Project: claims triage with a language model, on-premises. The fund pays partners directly after each milestone. May we name you, and what would you need to see first?',
    },
    fillMs: 93972,
  },
  {
    label: 'genuine',
    kind: 'inquiry-money',
    message: {
      name: 'Terrence Oduya',
      email: 'terrence@oduyafoundation.example',
      phone: '555 0141',
      company: 'Oduya Family Foundation',
      message:
        "My late father left a modest sum for scholarships and my sisters and I administer it (about 40 students a year). Applications arrive by email and it's chaos. We need a simple application portal and scoring for 5 reviewers. No rush, would like to be ready by next autumn.",
    },
    fillMs: 82587,
  },
  {
    label: 'genuine',
    kind: 'inquiry-bitcoin',
    message: {
      name: 'Wanda Przybylski',
      email: 'wanda@przybylskipawn.example',
      phone: '555 0177',
      company: 'Przybylski Pawn & Jewelry',
      message:
        'Customers ask if they can pay with bitcoin. Can you connect something to our register (Lightspeed) so I get dollars the same day and never touch coins? And does it cost more than cards?',
    },
    fillMs: 45202,
  },
  {
    label: 'genuine',
    kind: 'inquiry-agency',
    message: {
      name: 'Kofi Mensah-Brown',
      email: 'kofi@accralens.example',
      phone: '+233 20 555 0168',
      company: 'Accra Lens',
      message:
        "Photographer / videographer here. I'm not offering my services, haha. I need a gallery where brides can pick photos, with watermark, and download after paying via MoMo. I charge GHS 3,500 per wedding package and 40 per extra print. What's possible for a small budget?",
    },
    fillMs: 77806,
  },
  {
    label: 'genuine',
    kind: 'press-correction',
    message: {
      name: 'Minna Aalto',
      email: 'minna.aalto@digiviikko.example',
      phone: '+358 9 555 0171',
      company: 'Digiviikko',
      message:
        'We quoted your founder last week and spelled the name wrong in print. Online is fixed. Apologies; a correction runs Friday. Can someone confirm correct spelling incl. accents?',
    },
    fillMs: 43421,
  },
  {
    label: 'genuine',
    kind: 'freelance',
    message: {
      name: 'Saoirse Kinsella',
      email: 'saoirse@example.org',
      phone: '+353 86 555 0114',
      company: '',
      message:
        "I'm a freelance technical writer. Your API docs for the telematics product have three endpoints with wrong examples (list below). I fixed them for myself while integrating. If you ever need docs help, I'm available, but mostly just wanted you to have these: /v2/trips, /v2/drivers/{id}, /v2/geofences.",
    },
    fillMs: 121036,
  },
  {
    label: 'genuine',
    kind: 'alumni',
    message: {
      name: 'Benoit',
      email: 'benoit.d@example.com',
      phone: '555 0193',
      company: '',
      message:
        'Hey is this still the company Matt Lang works at? we studied together, lost his number. tell him Benoit from the rowing club says hi',
    },
    fillMs: 38640,
  },
  {
    label: 'genuine',
    kind: 'insurance',
    message: {
      name: 'Claims Dept / Orla Teague',
      email: 'orla.teague@shannonmutual.example',
      phone: '+353 61 555 0122',
      company: 'Shannon Mutual',
      message:
        'Our insured, Kilbride Foods, suffered an outage on 3 Nov and states their system is maintained by you. Please let me have a contact for a short technical statement (cause, duration). We are not asserting any liability on your part at this stage. Ref 24-77103.',
    },
    fillMs: 69255,
  },
  {
    label: 'genuine',
    kind: 'reference',
    message: {
      name: 'HR, Vantongeren',
      email: 'hr@vantongeren.example',
      phone: '+32 2 555 01 74',
      company: 'Vantongeren NV',
      message:
        'A candidate, Mr. Dries Mol, gave Solvane as employer 2020–2023. Can you confirm dates only? Signed consent form is on file and can be sent.',
    },
    fillMs: 41859,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Dolores Finch',
      email: 'dolores@finchpianos.example',
      phone: '555 0195',
      company: 'Finch Piano Tuning',
      message:
        "I tune about 600 pianos a year and want to remind people when it's due, by letter for the old ones and text for the rest. Is that too small for a firm like yours? Be honest, I won't be hurt.",
    },
  },
];
