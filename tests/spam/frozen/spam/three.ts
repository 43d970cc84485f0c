import type { Sample } from '../../sample.ts';

export const spamThree: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'seo-hi',
    message: {
      name: 'राहुल डिजिटल',
      email: 'rahul.digital@example.com',
      phone: '+91 555 010 11',
      company: '',
      message:
        'नमस्ते सर, आपकी वेबसाइट गूगल पर नहीं दिख रही है। हम 5000 रुपये महीने में SEO और सोशल मीडिया करते हैं, 100% गारंटी। कृपया अपना व्हाट्सएप नंबर भेजें।',
    },
  },
  {
    label: 'spam',
    kind: 'trading',
    message: {
      name: 'Nelson Wade',
      email: 'nelson.wade@example.org',
      phone: '555 0176',
      company: '',
      message:
        "Good day. I'm looking for a software company to invest alongside our AI trading desk. Our bot has returned 1.8% daily for 14 months, fully audited, and participants can start with as little as 250 euro. As you're experts in AI you'll appreciate the technology. May I send you access to the live dashboard so you can watch it trade before deciding?",
    },
    fillMs: 43000,
  },
  {
    label: 'spam',
    kind: 'gdpr-scare',
    message: {
      name: 'Data Protection Office',
      email: 'dpo@privacycheck.test',
      phone: 'none',
      company: 'Privacy Check EU',
      message:
        "Our crawler detected that your site transmits visitors' IP addresses to third parties without consent (Art. 6 GDPR). You have 14 days to remedy. To avoid a report to the supervisory authority, order the certified Privacy Check seal (EUR 389, one time). Order no. PC-77120.",
    },
  },
  {
    label: 'spam',
    kind: 'domain',
    message: {
      name: 'Brokerage',
      email: 'offers@premiumnames.example',
      phone: '555 0105',
      company: '',
      message:
        'The domain solvanesoftware.example is for sale and being offered to you before public auction. A name like that brings trust and type-in traffic. Current offer $1,899 or 12 payments. Interested?',
    },
  },
  {
    label: 'spam',
    kind: 'loan-es',
    message: {
      name: 'Sra. Carmen Prieto',
      email: 'prestamos.carmen@example.com',
      phone: '+34 555 010',
      company: '',
      message:
        'Ofrezco préstamo entre particulares serio y rápido de 3.000 a 900.000 €, interés 2%. Sin papeleo, a toda persona capaz de devolver. Contácteme solo por correo.',
    },
  },
  {
    label: 'spam',
    kind: 'subcontract-pretend',
    message: {
      name: 'Alex Morton',
      email: 'alex.morton@example.com',
      phone: '555 0157',
      company: 'Morton Digital',
      message:
        "Hi, we're a design agency and frequently get requests for development which we can't do in-house. I'd like to see if we could collaborate: you refer design work to us, we refer dev to you. Have you got 20 minutes? My colleague can demo our white-label design subscription (unlimited requests, 1,490 a month) at the same time.",
    },
    fillMs: 27500,
  },
  {
    label: 'spam',
    kind: 'web-redesign-es',
    message: {
      name: 'Diseño Express',
      email: 'info@webexpress.example',
      phone: '555 013 90',
      company: '',
      message:
        'Hola, hacemos páginas web desde 99€ con dominio y hosting gratis el primer año. También gestionamos la subvención Kit Digital. Responda SI y le llamamos.',
    },
  },
  {
    label: 'spam',
    kind: 'outreach-ru',
    message: {
      name: 'Дарья Климова',
      email: 'd.klimova@leadbureau.example',
      phone: '+7 555 010 28',
      company: 'Лид-бюро',
      message:
        'Добрый день! Изучила ваш сайт, понравился раздел про блокчейн - видно, что есть реальные проекты. Мы находим заказчиков на разработку: за прошлый месяц передали трём студиям 27 заявок, платите только за подтверждённые. Подскажите, с кем можно обсудить тестовый запуск?',
    },
    fillMs: 37000,
  },
  {
    label: 'spam',
    kind: 'form-mailing-ru',
    message: {
      name: 'Рассылка',
      email: 'rassylka@formsend.example',
      phone: 'none',
      company: '',
      message:
        'Предлагаем рассылку коммерческих предложений через формы обратной связи. База 4 млн сайтов РФ и СНГ, 24 млн зарубежных. Вы это сообщение прочитали - прочитают и ваше. Цена от 5000 руб. за 500 тыс. Телеграм @formsend_ru',
    },
    fillMs: 500,
    fromAddress: 40,
  },
  {
    label: 'spam',
    kind: 'loan-fr',
    message: {
      name: 'Mme Béatrice Colin',
      email: 'beatrice.colin.pret@example.com',
      phone: 'none',
      company: '',
      message:
        'Offre de prêt entre particuliers sérieux et honnête, de 2000€ à 800.000€ remboursable sur 1 à 25 ans au taux de 3%. Je suis catholique pratiquante, pas de frais cachés. Contactez moi par mail.',
    },
    sameText: 5,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Natalie Frost',
      email: 'natalie@frostpodcasts.example',
      phone: '555 0134',
      company: 'Frost Podcasts',
      message:
        "Hey! I produce a show where founders of tech companies tell how they got their first 100 clients. Your path from a small shop to AI and blockchain would be a great episode. Guests get the edited video, 12 social clips and a placement on our network of 40 sites; the production package is normally 1,450 but for selected guests it's 590. Shall I send you the calendar?",
    },
    fillMs: 30000,
  },
  {
    label: 'spam',
    kind: 'award-it',
    message: {
      name: 'Redazione Eccellenze',
      email: 'redazione@eccellenze.example',
      phone: '+39 555 010 8',
      company: "Eccellenze d'Impresa",
      message:
        "Gentile Direttore, la nostra redazione ha selezionato Solvane fra le cento eccellenze dell'innovazione 2025. La pubblicazione prevede un'intervista di due pagine e la cerimonia di premiazione a Roma. È richiesto unicamente un contributo alle spese di stampa di € 1.350 + IVA. Attendiamo gentile conferma entro la settimana.",
    },
    fillMs: 36500,
  },
  {
    label: 'spam',
    kind: 'adult',
    message: {
      name: 'Kitty',
      email: 'kitty@webcamroom.example',
      phone: 'none',
      company: '',
      message:
        "I'm bored alone and my cam is on, 100% free no card needed, come see me before I go to bed https://webcamroom.example/kitty22",
    },
  },
  {
    label: 'spam',
    kind: 'loan-vi',
    message: {
      name: 'Vay nhanh',
      email: 'vaynhanh@example.test',
      phone: '0900 000 000',
      company: '',
      message:
        'Vay tiền online 24/7 chỉ cần CCCD, duyệt 5 phút, không gọi người thân, lãi suất 0% lần đầu. Zalo: vaynhanh247',
    },
    fillMs: 800,
  },
  {
    label: 'spam',
    kind: 'patent-services',
    message: {
      name: 'Leonard Shaw',
      email: 'leonard@shawip.example',
      phone: '555 0162',
      company: 'Shaw IP',
      message:
        'Have you protected your software inventions? Most AI firms own patentable ideas without knowing. Flat-fee provisional filings $1,490. Free invention check by reply.',
    },
  },
  {
    label: 'spam',
    kind: 'link-building',
    message: {
      name: 'Ashley',
      email: 'ashley.editor@example.com',
      phone: '555 0168',
      company: '',
      message:
        "Hi editor! I noticed you link to a resource about cloud migration in one of your posts. I recently published a more complete guide (4,200 words, original data). Would you consider adding it as an additional reference? I'd happily share your post with my 8k followers in return.",
    },
    fillMs: 24000,
  },
  {
    label: 'spam',
    kind: 'accessibility-scare',
    message: {
      name: 'Robin Hale',
      email: 'robin@inclusivelayer.example',
      phone: '555 0163',
      company: 'Inclusive Layer',
      message:
        "Hi, last month three software companies in your area received demand letters about website accessibility. I ran yours through our scanner and unfortunately found things that a claimant's lawyer would find too: contrast, missing labels, keyboard traps. I'm happy to share the PDF free of charge so that you can deal with it before someone else does. Which mail can I send it to?",
    },
    fillMs: 33000,
  },
  {
    label: 'spam',
    kind: 'loan',
    message: {
      name: 'Fast Capital',
      email: 'apply@fastbizcap.example',
      phone: '555 0100',
      company: 'FastBizCap',
      message:
        'Your business is pre-approved for $25,000 - $500,000 working capital. No collateral, bad credit OK, funds in 24h. Apply in 3 min: https://fastbizcap.example/apply?ref=form',
    },
    fillMs: 1400,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Daniel Osgood',
      email: 'daniel.osgood@example.com',
      phone: '555 0192',
      company: '',
      message:
        'Hi, I came across Solvane while looking for agencies that take accessibility seriously. One thing I noticed is that your homepage takes a bit of time before the main message appears on mobile. I recorded a 2 minute video with three suggestions. Can I send it across? No charge, no obligation.',
    },
  },
  {
    label: 'spam',
    kind: 'seo-ru',
    message: {
      name: 'Алексей',
      email: 'alexey.seo@example.com',
      phone: '+7 555 010 11',
      company: '',
      message:
        'Здравствуйте! Продвинем ваш сайт в ТОП-10 Яндекса и Google за 2 месяца, оплата за результат. Бесплатный аудит сделаем сегодня. Напишите в ответ удобное время.',
    },
    sameText: 8,
  },
  {
    label: 'spam',
    kind: 'fake-invoice',
    message: {
      name: 'Accounts Dept',
      email: 'billing@office-supplies-direct.test',
      phone: '555 0178',
      company: 'Office Supplies Direct',
      message:
        'Dear Accounts, our records show invoice 77421 dated last month for 1,840.50 (toner, annual agreement) is still outstanding. Kindly remit today to avoid late fees and collection. If payment has been made ignore this notice. A copy of the invoice is available at https://office-supplies-direct.test/inv/77421',
    },
    fillMs: 31500,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Joelle Sims',
      email: 'joelle@simsstudio.example',
      phone: 'none',
      company: 'Sims Studio',
      message:
        "Hello lovely people at Solvane! I couldn't stop looking at your website, the concept is great but the illustrations feel like stock. I'm an illustrator who creates custom visual systems for tech brands. Attached idea in words: a hand-drawn network that grows as you scroll. If that sparks something, I'd be delighted to share my portfolio and a quote.",
    },
    fillMs: 2700,
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Sunil',
      email: 'sunil.k@example.net',
      phone: '+91 555 010 4',
      company: '',
      message: 'Dear sir, may I share price list and our portfolio with you?',
    },
    fillMs: 21000,
  },
  {
    label: 'spam',
    kind: 'bookkeeping',
    message: {
      name: 'Shalini',
      email: 'shalini@outbooks.example',
      phone: '+91 555 010 8',
      company: 'OutBooks',
      message:
        'Hi we provide offshore accounting and tax preparation to firms & companies, Xero, QuickBooks, DATEV. 8$ per hour. First 20 hrs free. Can we schedule a call this week',
    },
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Farah Lodhi',
      email: 'farah@lodhilearning.example',
      phone: '555 0179',
      company: 'Lodhi Learning',
      message:
        "Hello Solvane team. I read with interest that you train your own juniors. We offer a library of 4,000 micro courses on AI, cloud and leadership with a dashboard for HR; companies such as yours see engagement of over 70%. For teams below 100 there's a founding offer until month end. Would a short demo make sense, or is there somebody in People & Culture I should speak to?",
    },
    fillMs: 36000,
  },
  {
    label: 'spam',
    kind: 'outreach-fr',
    message: {
      name: 'Antoine Berthier',
      email: 'antoine@scalefr.example',
      phone: '+33 555 010 7',
      company: 'Scale FR',
      message:
        "Bonjour, en parcourant votre site j'ai été agréablement surpris par la clarté de votre offre IA. Petite question : comment trouvez-vous vos clients aujourd'hui ? Nous accompagnons des ESN de votre taille et leur apportons en moyenne 8 rendez-vous qualifiés par mois, sans engagement. Seriez-vous disponible jeudi pour un échange de 15 minutes ?",
    },
    fillMs: 30500,
  },
  {
    label: 'spam',
    kind: 'pinjol-id',
    message: {
      name: 'Pinjaman KSP',
      email: 'ksp.dana@example.test',
      phone: '0800 000',
      company: '',
      message:
        'Butuh dana cepat? KSP resmi pinjaman 5jt - 500jt tanpa jaminan bunga 1% cair hari ini. Cukup KTP & rekening. Hubungi WhatsApp admin Bu Rina',
    },
  },
  {
    label: 'spam',
    kind: 'health',
    message: {
      name: 'Wellness Gummies',
      email: 'hello@calmgum.example',
      phone: '-',
      company: '',
      message: 'CBD gummies for stress, sleep & focus. Your team deserves calm :) Buy 2 get 3 free, code CALM',
    },
    fillMs: 900,
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'RobertFlupt',
      email: 'robertflupt@example.test',
      phone: '87654321981',
      company: 'google',
      message:
        '[url=https://pills-a.example/]cheap pills[/url] [url=https://pills-b.example/]order online[/url] [b]best price[/b] [url=https://pills-c.example/]no rx[/url]',
    },
    fromAddress: 52,
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Aisha',
      email: 'aisha.k@example.com',
      phone: '+971 555 010',
      company: '',
      message: 'Compliments. I have a deposit matter that concerns you. Answer me urgently',
    },
  },
  {
    label: 'spam',
    kind: 'outreach-pl',
    message: {
      name: 'Bartosz Zych',
      email: 'bartosz@leadownia.example',
      phone: '+48 555 010 3',
      company: 'Leadownia',
      message:
        "Dzień dobry, piszę, bo zajmują się Państwo oprogramowaniem na zamówienie, a my od 6 lat pozyskujemy zapytania dla software house'ów. W zeszłym kwartale jeden z naszych klientów podpisał dzięki temu dwa kontrakty po 200 tys. Czy są Państwo obecnie otwarci na nowe projekty? Jeśli tak, chętnie wyślę krótką prezentację.",
    },
    fillMs: 34500,
  },
  {
    label: 'spam',
    kind: 'loan-ru',
    message: {
      name: 'Ирина',
      email: 'irina.credit@example.net',
      phone: '+7 555 010 5',
      company: '',
      message:
        'Кредит для бизнеса без залога до 30 млн, одобрение за 1 час, даже с просрочками. Оставьте заявку, перезвоним.',
    },
    fillMs: 1500,
  },
  {
    label: 'spam',
    kind: 'appointment-setting',
    message: {
      name: 'Kristy',
      email: 'kristy@calendarfull.example',
      phone: '555 0108',
      company: 'Calendar Full',
      message:
        'We put 10 to 15 sales-ready appointments on your calendar each month, or we work for free until we do. No retainer. Our callers are native US/UK. Can I explain how it works in a 10 minute call? Book any slot: https://calendarfull.example/kristy',
    },
  },
  {
    label: 'spam',
    kind: 'reviews',
    message: {
      name: 'Trusted Voices',
      email: 'sales@5starvoices.example',
      phone: 'none',
      company: '',
      message:
        'We provide Google, Trustpilot, Clutch and G2 reviews, aged accounts, different IP, 100% stick guarantee. Also removal of negative reviews. 10 reviews = $90. Contact on Telegram @5starvoices or reply.',
    },
  },
  {
    label: 'spam',
    kind: 'directory',
    message: {
      name: 'Gemma',
      email: 'gemma@topdevfirms.example',
      phone: '555 0174',
      company: 'TopDevFirms',
      message:
        "Hi, TopDevFirms published its ranking of software companies and yours is currently #48. Companies in the top ten receive around 35 buyer enquiries monthly. We've introduced a sponsored badge programme that lifts your profile into the featured area, from 350 a month. Would you like a link to claim your profile?",
    },
    fillMs: 30500,
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Sophie',
      email: 'sophie.l@example.org',
      phone: '555 0189',
      company: '',
      message: "I would like to be on page 1. Wouldn't you? Reply for a price.",
    },
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Amelia Rourke',
      email: 'amelia@rourkepartners.example',
      phone: '555 0187',
      company: 'Rourke Partners',
      message:
        "Dear Solvane,\n\nI hope this note finds you well. My name is Amelia and I advise owners of technology services firms on valuation and exit readiness. Having followed the sector for some time, I believe companies with your mix of AI and custom development are presently attracting considerable interest from trade buyers.\n\nWe're acting for two acquirers with a mandate to invest in businesses with 20 to 150 employees. Even if a sale is not on your mind, an informal and confidential conversation about what your company could be worth might be of value.\n\nWould you be available for a short call?\n\nWith kind regards,\nAmelia Rourke\n\nTo give you a sense of the market: multiples for custom software firms with recurring maintenance income have held up considerably better than for pure project businesses, and buyers are presently paying a premium for demonstrable AI delivery. One of our acquirers, a Nordic group with eleven subsidiaries, leaves the brand and the management in place and typically pays 70% at closing. The other is a listed engineering company which wishes to add digital competence and would consider a minority stake.\n\nOwners frequently tell us that they wish they'd begun the conversation two years earlier, since small changes such as contract assignment clauses or the split of key client relations have a disproportionate effect on value. For that reason I'd be glad to prepare, without any fee or commitment, a short indication of the range your company might achieve. I would merely need the last three annual accounts and a list of your ten largest clients in anonymised form, which would of course be handled under a mutual confidentiality agreement.",
    },
    fillMs: 38000,
  },
  {
    label: 'spam',
    kind: 'recovery-pt',
    message: {
      name: 'Dr. Augusto Reis',
      email: 'augusto@recuperavalores.example',
      phone: '+55 555 010 3',
      company: 'Recupera Valores',
      message:
        'Caiu no golpe da corretora falsa? Já recuperamos mais de R$ 14 milhões. Consulta gratuita, atendimento em sigilo. Informe o valor e o nome da plataforma.',
    },
  },
  {
    label: 'spam',
    kind: 'fotowoltaika-pl',
    message: {
      name: 'Dział Dotacji',
      email: 'dotacje@eko-firma.example',
      phone: '555 010 19',
      company: 'Eko Firma',
      message:
        'Witam, czy zastanawiali się Państwo nad fotowoltaiką i magazynem energii dla firmy? Teraz dotacja nawet do 50%. Wystarczy odpisać TAK, a nasz doradca oddzwoni.',
    },
    sameText: 11,
  },
  {
    label: 'spam',
    kind: 'outreach-de',
    message: {
      name: 'Melanie Fuchs',
      email: 'melanie@employerstory.example',
      phone: '+49 555 0162',
      company: 'EmployerStory',
      message:
        'Hallo liebes Solvane-Team, ich bin auf eure Karriereseite gestoßen und finde es klasse, wie offen ihr über Gehälter schreibt. Trotzdem habe ich mich gefragt, ob ihr für die Backend-Stelle genug passende Bewerbungen bekommt? Mit unseren Recruiting-Videos für Social Media bekommen IT-Firmen im Schnitt 23 Bewerbungen in 30 Tagen, ohne Anzeigen auf den üblichen Portalen. Habt ihr nächste Woche 20 Minuten? Liebe Grüße, Melanie',
    },
    fillMs: 41500,
  },
  {
    label: 'spam',
    kind: 'directory-pl',
    message: {
      name: 'Rejestr Firm',
      email: 'oplata@rejestr-przedsiebiorcow.test',
      phone: 'none',
      company: 'Centralny Rejestr Przedsiębiorców',
      message:
        'Wzywa się do uiszczenia opłaty rejestracyjnej w kwocie 395,00 zł za wpis do Rejestru. Termin: 7 dni. Brak wpłaty spowoduje wykreślenie. Płatność: https://rejestr-przedsiebiorcow.test/wplata',
    },
    fillMs: 1600,
  },
  {
    label: 'spam',
    kind: 'followers',
    message: {
      name: 'socialboost',
      email: 'boost@example.net',
      phone: '-',
      company: '',
      message:
        'Get 10 000 real Instagram followers for $49, LinkedIn page followers $65/1k, YouTube views, TikTok likes. Instant start, no password needed. smm panel with API for resellers: panel.socialboost.example',
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Ankit Verma',
      email: 'ankit.seo@example.com',
      phone: '+91 555 010 7',
      company: '',
      message:
        "Hello Business Owner,\n\nI was just surfing your website and saw that it is having very good design but it is not ranking in any of the search engines (Google, Yahoo & Bing) for most of the keywords relating to your business.\n\nWe can place your website on Google's 1st page. If interested I can send you the SEO audit report and price list.\n\nThanks & regards,\nAnkit Verma\nBusiness Development Executive",
    },
    sameText: 12,
  },
  {
    label: 'spam',
    kind: 'software-sales-pt',
    message: {
      name: 'Camila Duarte',
      email: 'camila@nfsefacil.example',
      phone: '555 010 88',
      company: 'NFSe Fácil',
      message:
        'Oi, pessoal! Vi que vocês atendem vários clientes com contrato mensal. Hoje quanto tempo o financeiro perde emitindo nota? Com a NFSe Fácil é tudo automático, a partir de R$ 59. Posso liberar 30 dias grátis, me diz só qual é o melhor e-mail?',
    },
  },
  {
    label: 'spam',
    kind: 'recovery',
    message: {
      name: 'Margaret Ellison',
      email: 'margaret.ellison@example.com',
      phone: '555 0136',
      company: '',
      message:
        "I am writing this so other people don't give up. I lost 74,000 to a fake investment site last year and the police did nothing. I was ready to end everything until someone told me about Hackwell Recovery. Within 72 hrs they traced my bitcoin and I've got almost all of it back. If you or anyone in your company were a victim, contact hackwell.recovery@example.net, they're honest people.",
    },
    fillMs: 37000,
  },
  {
    label: 'spam',
    kind: 'dating',
    message: {
      name: 'Lovefinder',
      email: 'match@lovefinder40.example',
      phone: 'none',
      company: '',
      message: '3 women near you have liked your profile. See who: https://lovefinder40.example/likes?id=77120',
    },
    fillMs: 500,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Andrew Copeland',
      email: 'andrew@copelandintel.example',
      phone: '555 0162',
      company: 'Copeland Intel',
      message:
        'Hi, we track companies that have just raised money or published an RFP for software. This week there are 34 in your region that match what you offer (AI, web, cloud). I can share five of them free so you can test the quality. Who handles business development at Solvane?',
    },
  },
  {
    label: 'spam',
    kind: 'outreach-nl',
    message: {
      name: 'Jeroen Blok',
      email: 'jeroen@afsprakenmachine.example',
      phone: '+31 555 010 2',
      company: 'Afsprakenmachine',
      message:
        'Hoi! Leuke site hebben jullie, vooral de case met de bloemenveiling vond ik sterk. Ik help softwarebureaus aan 5 tot 8 warme afspraken per maand via LinkedIn, op no cure no pay basis. Zullen we volgende week een bakkie digitaal doen?',
    },
    fillMs: 27000,
  },
  {
    label: 'spam',
    kind: 'outsourcing-vi',
    message: {
      name: 'Trần Minh',
      email: 'minh@devteamvn.example',
      phone: '+84 555 010 3',
      company: 'DevTeam VN',
      message:
        'Chào anh/chị, bên em là công ty outsource 80 nhân sự tại Hà Nội, nhận làm app, web, AI cho các agency với giá từ 10 USD/giờ. Nếu bên mình đang quá tải dự án thì cho em xin 15 phút trao đổi ạ.',
    },
    fillMs: 23500,
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Tom',
      email: 'tom@example.org',
      phone: '555 0112',
      company: '',
      message: 'Need backlinks?',
    },
    fillMs: 700,
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Steven',
      email: 'steven.h@example.com',
      phone: '555 0163',
      company: '',
      message: 'I have an important business matter to discuss with you. Kindly reply to my personal email.',
    },
    fillMs: 900,
  },
  {
    label: 'spam',
    kind: 'job-scam',
    message: {
      name: 'Craig Dobbs',
      email: 'craig.dobbs@example.com',
      phone: '555 0183',
      company: 'Dobbs Imports',
      message:
        'Hello, our trading house is expanding to your region and requires a local payment agent. Customers send payments to your company account, you keep 8% and forward the balance to our suppliers. No experience or investment necessary, takes approx two hours weekly. Reply with your CV and bank name for the agreement.',
    },
    fillMs: 35500,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Grant Ellery',
      email: 'grant.ellery@example.com',
      phone: '555 0181',
      company: '',
      message:
        "Hi, I hope you don't mind me reaching out through the contact form. I work with a handful of dev agencies on improving their close rate from proposal to signature. Most are at 20 to 25%. With one structural change in the proposal they get to 40. I'd love to look at one of your old (anonymised) proposals and give you honest feedback. Sound fair?",
    },
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'Alan Price',
      email: 'alan.price@example.com',
      phone: '555 0160',
      company: 'Price Peptides',
      message:
        "Hi, I'm a supplier of research peptides (BPC-157, TB-500, Reta) at wholesale, 99% purity w/ COA, shipped from EU warehouse. Some tech companies give these to staff as a biohacking perk, believe it or not. Min order 10 vials. Would you like a price list?",
    },
    fillMs: 32500,
  },
  {
    label: 'spam',
    kind: 'fair-tr',
    message: {
      name: 'Fuar Organizasyon',
      email: 'info@fuarturk.example',
      phone: '+90 555 010 8',
      company: 'Fuartürk',
      message:
        "Sayın yetkili, Uluslararası Bilişim Fuarı'nda son 6 stand kaldı. Erken rezervasyon indirimi %35. Katılımcı formu ve fiyat listesini göndermemizi ister misiniz?",
    },
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Dana Whitfield',
      email: 'dana@whitfieldhr.example',
      phone: 'none',
      company: 'Whitfield HR',
      message:
        "Hi, I see you've got three open roles that have been online for more than 40 days. Each month a developer seat stays vacant costs an agency roughly 14k in lost billing. We fill those within 21 days from our pre-interviewed pool and you pay nothing until the probation ends. Want to see who's available this week?",
    },
    fillMs: 2100,
    sameText: 6,
  },
  {
    label: 'spam',
    kind: 'seo-tr',
    message: {
      name: 'Emre',
      email: 'emre@dijitalzirve.example',
      phone: '+90 555 010 7',
      company: 'Dijital Zirve',
      message:
        "Merhaba, firmanızı internette inceledim, rakipleriniz reklam verirken siz görünmüyorsunuz. Google Ads ve SEO yönetimini aylık 4.500 TL'ye yapıyoruz, ilk ay ücretsiz. Müsait olduğunuzda arayabilir miyim?",
    },
  },
  {
    label: 'spam',
    kind: 'trademark',
    message: {
      name: 'TM Publication Office',
      email: 'office@eu-trademark-register.test',
      phone: 'none',
      company: 'European TM Publication',
      message:
        'Publication of your trademark SOLVANE no. 018 555 010. The registration fee in our international catalogue amounts to EUR 1,480.00 payable within 10 days. Make payment to the account below with your reference number. This offer is not associated with any authority.',
    },
  },
  {
    label: 'spam',
    kind: 'factory-products',
    message: {
      name: 'Amy',
      email: 'amy@packbest.example',
      phone: '+86 555 010 35',
      company: 'PackBest',
      message:
        'Hello, need mailer box, paper bag, gift packaging with your logo? MOQ 500pcs, free design, sea/air shipping to door. Catalogue: packbest.example/cat.pdf',
    },
    fillMs: 2500,
  },
  {
    label: 'spam',
    kind: 'guest-post-pt',
    message: {
      name: 'Rafael',
      email: 'rafael.links@example.net',
      phone: '+55 555 010',
      company: '',
      message:
        'Olá, tudo bem? Trabalho com link building e gostaria de saber o valor para publicar um artigo no site de vocês com link dofollow para um cliente de apostas esportivas. Pago no pix na hora.',
    },
  },
  {
    label: 'spam',
    kind: 'hosting',
    message: {
      name: 'NodeCheap',
      email: 'sales@nodecheap.example',
      phone: '-',
      company: 'NodeCheap',
      message:
        'NVMe VPS 4 vCPU / 8GB / 100GB for 3.99/mo. Unmetered, offshore, DMCA ignored, crypto accepted, no KYC. 50% recurring coupon SPRING50 - nodecheap.example',
    },
    fillMs: 1500,
  },
  {
    label: 'spam',
    kind: 'seo-ar',
    message: {
      name: 'خدمات تسويق',
      email: 'marketing@arabseo.example',
      phone: '+20 555 010 3',
      company: 'عرب سيو',
      message:
        'السلام عليكم، نقدم خدمات تصدر نتائج البحث في جوجل وإدارة حسابات التواصل الاجتماعي وزيادة متابعين حقيقيين بأسعار تبدأ من ٥٠ دولار شهريا. للتواصل واتساب',
    },
  },
  {
    label: 'spam',
    kind: 'office-cleaning',
    message: {
      name: 'Sparkle Team',
      email: 'office@sparkleteam.example',
      phone: '555 0181',
      company: 'Sparkle Team',
      message:
        'Good morning, do you currently have a cleaning company for your offices? We clean IT offices in your town from 19 per hour, fully insured. Free first clean if you book this month!',
    },
  },
  {
    label: 'spam',
    kind: 'extortion',
    message: {
      name: 'Concerned',
      email: 'cleanup.rep@example.net',
      phone: '555 0171',
      company: '',
      message:
        "I have information about how your company treated one former customer and a draft article with screenshots which will be submitted to several rating portals and to your larger clients on Friday. I'd prefer not to. If you're willing to cover my costs (900 euro) we can forget the matter. You have my mail address. Think about what your name is worth.",
    },
    fillMs: 44000,
  },
  {
    label: 'spam',
    kind: 'phishing-sv',
    message: {
      name: 'Skatteåterbäring',
      email: 'info@skatt-retur.test',
      phone: 'none',
      company: '',
      message:
        'Du har rätt till en återbetalning på 4 213 kr. Bekräfta ditt kontonummer med e-legitimation inom 24 timmar: https://skatt-retur.test/bekrafta',
    },
    fillMs: 1100,
  },
];
