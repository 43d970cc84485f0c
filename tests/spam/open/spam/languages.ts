import type { Sample } from '../../sample.ts';

export const languages: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'russian',
    message: {
      name: 'Алексей',
      email: 'alex@prodvizhenie.example',
      phone: '79000000001',
      company: 'СеоМастер',
      message:
        'Здравствуйте! Предлагаем продвижение сайтов в топ-10 Яндекса и Google. Гарантия результата, первый месяц бесплатно. Напишите, и мы вышлем коммерческое предложение.',
    },
  },
  {
    label: 'spam',
    kind: 'russian',
    message: {
      name: 'Марина',
      email: 'marina@rassylka.example',
      phone: '79000000003',
      company: 'Рассылка',
      message:
        'Рассылка по формам обратной связи! Ваше предложение увидят 5 миллионов компаний. Недорого. Пишите в телеграм @rassylka_form',
    },
  },
  {
    label: 'spam',
    kind: 'russian',
    message: {
      name: 'Kirill',
      email: 'kirill@zarabotok.invalid',
      phone: '79000000004',
      company: 'K',
      message:
        'Заработок в интернете от 5000 рублей в день без вложений, пассивный доход. Подробности по ссылке https://zarabotok.invalid/start',
    },
    fillMs: 1500,
  },
  {
    label: 'spam',
    kind: 'russian',
    message: {
      name: 'Дмитрий Базы',
      email: 'dm@bazy.example',
      phone: '79000000006',
      company: 'Базы данных',
      message:
        'Продаю базы email адресов компаний по отраслям и городам, свежие, проверенные. Цена от 1500 руб. за базу, пример вышлю бесплатно.',
    },
  },
  {
    label: 'spam',
    kind: 'chinese',
    message: {
      name: '王小姐',
      email: 'wang@fapiao.invalid',
      phone: '13000000000',
      company: '',
      message: '您好，本公司可代开各行业正规发票，税点低，可验证后付款。联系电话微信同号13000000000',
    },
  },
  {
    label: 'spam',
    kind: 'chinese',
    message: {
      name: '李经理',
      email: 'li@bocai.invalid',
      phone: '13200000000',
      company: '',
      message: '澳门线上博彩官网，注册即送888元彩金，百家乐、老虎机、体育投注 https://bocai.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'chinese',
    message: {
      name: 'Factory Chen',
      email: 'chen@moldfactory.example',
      phone: '86000001',
      company: 'Mold Factory',
      message:
        'Dear friend, glad to know you are in the market of plastic products. We are factory for injection mold in Shenzhen, best price and good quality. Send drawing to get quotation. Best regards, Chen',
    },
  },
  {
    label: 'spam',
    kind: 'other-languages',
    message: {
      name: 'Carlos Vega',
      email: 'carlos@posicionweb.example',
      phone: '34000000000',
      company: 'Posición Web',
      message:
        'Hola, hemos analizado su página web y no aparece en los primeros resultados de Google. Ofrecemos posicionamiento SEO desde 99 euros al mes. ¿Le envío una propuesta sin compromiso?',
    },
  },
  {
    label: 'spam',
    kind: 'other-languages',
    message: {
      name: 'Prestamista',
      email: 'prestamo@dineroya.invalid',
      phone: '34000000001',
      company: '',
      message:
        '¿Necesita un préstamo urgente? Otorgamos créditos de 3.000 a 500.000 euros con interés del 2%. Contácteme por WhatsApp para más información.',
    },
  },
  {
    label: 'spam',
    kind: 'other-languages',
    message: {
      name: 'Sabine Ott',
      email: 'sabine@rankingagentur.example',
      phone: '49000001',
      company: 'Ranking Agentur',
      message:
        'Guten Tag, mir ist aufgefallen, dass Ihre Webseite bei Google schlecht gefunden wird. Wir bringen Sie auf Seite 1, garantiert. Darf ich Ihnen ein unverbindliches Angebot schicken?',
    },
    fillMs: 7000,
  },
  {
    label: 'spam',
    kind: 'other-languages',
    message: {
      name: 'Amandine',
      email: 'amandine@credit-facile.invalid',
      phone: '33000000',
      company: '',
      message:
        "Offre de prêt entre particuliers sérieux et honnête, de 2 000 à 800 000 euros au taux de 3%, réponse en 24h. Écrivez-moi pour plus d'informations.",
    },
  },
  {
    label: 'spam',
    kind: 'other-languages',
    message: {
      name: 'Mehmet',
      email: 'mehmet@bahis.invalid',
      phone: '90000000',
      company: 'bahis',
      message: 'Canlı bahis ve casino siteleri, ilk üyelik bonusu 1000 TL, hemen üye ol https://bahis.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'other-languages',
    message: {
      name: 'Giulia',
      email: 'giulia@backlink-italia.example',
      phone: '39000000',
      company: '',
      message:
        'Buongiorno, vendiamo articoli sponsorizzati e backlink di qualità su oltre 400 giornali online. Vuole ricevere il listino prezzi?',
    },
  },
  {
    label: 'spam',
    kind: 'other-languages',
    message: {
      name: 'Piotr',
      email: 'piotr@pozycje.example',
      phone: '48000000',
      company: 'Pozycje',
      message:
        'Dzień dobry, oferujemy pozycjonowanie stron i linki SEO w atrakcyjnej cenie. Państwa strona może być na pierwszej stronie Google. Czy mogę przesłać ofertę?',
    },
  },
];
