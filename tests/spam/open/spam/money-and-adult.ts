import type { Sample } from '../../sample.ts';

export const moneyAndAdult: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'crypto-fraud',
    message: {
      name: 'Sir William Broker',
      email: 'william@fx-elite-trade.example',
      phone: '555 0141',
      company: 'Elite Trade',
      message:
        'I earned $9,480 in one week with the help of an expert trader. Minimum deposit is $200 and you withdraw without stress. Contact her on Telegram @fx_elite_trade',
    },
  },
  {
    label: 'spam',
    kind: 'crypto-fraud',
    message: {
      name: 'Bitcoin Code',
      email: 'news@btc-bonanza.test',
      phone: '4444444',
      company: '',
      message:
        'CONGRATULATIONS! Your account has been credited with 0.7495 BTC. Login to withdraw before it expires: https://btc-bonanza.test/withdraw?id=88213',
    },
    fillMs: 700,
  },
  {
    label: 'spam',
    kind: 'crypto-fraud',
    message: {
      name: 'Recovery Agent',
      email: 'help@fundsretrieve.example',
      phone: '555 0143',
      company: 'Funds Retrieve',
      message:
        'Lost money to a fake broker or had your wallet hacked? We are certified ethical hackers and recover stolen bitcoin, USDT and ETH in 72 hours. 100% success rate. Write us on WhatsApp.',
    },
  },
  {
    label: 'spam',
    kind: 'crypto-fraud',
    message: {
      name: 'Token Launch',
      email: 'mods@moonpepe.invalid',
      phone: '00',
      company: 'MoonPepe',
      message:
        "Presale of MOONPEPE is LIVE. Early buyers 100x. Next gem of the year, liquidity locked, contract audited. Don't miss the rocket https://moonpepe.invalid/presale",
    },
  },
  {
    label: 'spam',
    kind: 'crypto-fraud',
    message: {
      name: 'Exchange Listing',
      email: 'bd@listmytoken.example',
      phone: '555 0145',
      company: 'ListMyToken',
      message:
        'Dear project team, we can list your token on top 20 exchanges, plus market making, trending on DEX tools, 5,000 holders and Telegram members. Price list on request. DM @listing_bd',
    },
  },
  {
    label: 'spam',
    kind: 'crypto-fraud',
    message: {
      name: 'Wei',
      email: 'wei@usdt-mining.test',
      phone: '555',
      company: 'Mining pool',
      message:
        'Join our USDT mining pool, connect your wallet and receive daily reward. No gas, no risk. Invite friends get 10% commission https://usdt-mining.test/?r=77a',
    },
  },
  {
    label: 'spam',
    kind: 'casino',
    message: {
      name: 'Bobbyjeank',
      email: 'bobby@bet-arena.invalid',
      phone: '81234567890',
      company: 'google',
      message: 'online casino real money best online casinos sports betting sites',
    },
  },
  {
    label: 'spam',
    kind: 'casino',
    message: {
      name: 'Ketut',
      email: 'ketut@gacor.example',
      phone: '62000000',
      company: 'slot',
      message:
        'Situs slot gacor hari ini gampang maxwin, daftar sekarang deposit pulsa tanpa potongan https://gacor.example/daftar',
    },
  },
  {
    label: 'spam',
    kind: 'casino',
    message: {
      name: 'Tipster Joe',
      email: 'joe@fixedscores.example',
      phone: '555 0153',
      company: '',
      message:
        '100% sure fixed matches! Yesterday 3 of 3 won. Today odds 28.00. Pay after winning for serious people only. telegram @fixedscores',
    },
  },
  {
    label: 'spam',
    kind: 'casino',
    message: {
      name: 'RoyalJackpot',
      email: 'vip@royaljackpot.test',
      phone: '555',
      company: 'Royal',
      message:
        'Dear VIP, your jackpot ticket #44812 has won. Collect the prize at https://royaljackpot.test/claim within 24h',
    },
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'Carol',
      email: 'carol@ketoburn.example',
      phone: '555 0154',
      company: 'KetoBurn',
      message:
        'I lost 32 lbs in 5 weeks with these gummies and no exercise! Doctors hate it. See my before & after photos https://ketoburn.example/story',
    },
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'Dr. Alvarez',
      email: 'dr@cbdwell.example',
      phone: '555 0155',
      company: 'CBD Well',
      message:
        "Chronic pain? Anxiety? Can't sleep? Our full spectrum hemp drops are 60% off today with coupon CALM60. Free shipping in all 50 states.",
    },
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'Stella',
      email: 'stella@hairback.example',
      phone: '555 0156',
      company: '',
      message:
        'Baldness is not forever. One spray in the morning and new hair grows within 21 days or your money back. The first 100 bottles go half price: https://hairback.example',
    },
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'Health Export',
      email: 'sales@maskfactory.example',
      phone: '86000000',
      company: 'Mask Factory',
      message:
        'Dear purchasing manager, we are manufacturer of nitrile gloves, test kits, masks, with CE and FDA. MOQ 1000 boxes, FOB price attached in catalogue. Waiting for your inquiry.',
    },
  },
  {
    label: 'spam',
    kind: 'loans',
    message: {
      name: 'Mr. Dennis Crowe',
      email: 'loanoffer@crowefinance.invalid',
      phone: '555 0158',
      company: 'Crowe Finance',
      message:
        'Do you need an urgent loan at 2% interest rate? We give out all kinds of loan: personal, debt consolidation, project. Send your full name, amount needed, duration, and monthly income.',
    },
  },
  {
    label: 'spam',
    kind: 'loans',
    message: {
      name: 'Fatima B',
      email: 'fb@gulf-funding.example',
      phone: '97100000',
      company: 'Gulf Funding',
      message:
        'We represent private investors from the Gulf who fund viable projects from 5 million upward at 3% ROI with a two year grace period. If you have a project that needs funding, send us a business plan.',
    },
    fillMs: 9500,
  },
  {
    label: 'spam',
    kind: 'loans',
    message: {
      name: 'Merchant Services',
      email: 'rates@swipeless.example',
      phone: '5550160',
      company: 'Swipeless',
      message:
        "Stop overpaying for card processing. We offer zero fee terminals to businesses like yours; send us a recent statement and we'll show the savings or give you a $500 gift card.",
    },
  },
  {
    label: 'spam',
    kind: 'loans',
    message: {
      name: 'SBA Desk',
      email: 'desk@lineofcredit.example',
      phone: '555',
      company: 'Line of Credit',
      message:
        'Congrats! You have been pre-approved for a working capital line of $80,000. Offer expires Friday. Text APPROVED to claim.',
    },
  },
  {
    label: 'spam',
    kind: 'adult',
    message: {
      name: 'Adult cams',
      email: 'x@freecams.test',
      phone: '555',
      company: 'cams',
      message: 'Free live sex cams no sign up no credit card https://freecams.test',
    },
  },
  {
    label: 'spam',
    kind: 'adult',
    message: {
      name: 'Mature Love',
      email: 'join@flirtzone.example',
      phone: '555',
      company: 'Flirt zone',
      message:
        'Local singles want to meet you tonight. No strings attached. 3 women in your area viewed your profile, click and see who https://flirtzone.example/p',
    },
  },
  {
    label: 'spam',
    kind: 'adult',
    message: {
      name: 'escortlist',
      email: 'book@nightguide.test',
      phone: '12121212',
      company: 'nightguide',
      message: 'VIP escorts in Dubai, Istanbul, London - outcall 24/7 - photos verified - https://nightguide.test/vip',
    },
  },
  {
    label: 'spam',
    kind: 'adult',
    message: {
      name: 'Leaked',
      email: 'anon@leaks.invalid',
      phone: '1',
      company: 'leak',
      message: 'onlyfans leaked mega folder 2026 all models download https://leaks.invalid/mega',
    },
    fillMs: 300,
  },
];
