import type { Sample } from '../../sample.ts';

export const formerFrozenLanguages: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'russian',
    message: {
      name: 'Казино Вулкан',
      email: 'vulkan@igra.invalid',
      phone: '79000000002',
      company: '',
      message: 'Играй в онлайн казино и получи бонус 10 000 рублей за регистрацию https://igra.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'russian',
    message: {
      name: 'Ольга',
      email: 'olga@kredit.invalid',
      phone: '79000000005',
      company: 'Кредит',
      message: 'Срочный кредит без справок и поручителей, деньги на карту за 15 минут. Одобрение 98%.',
    },
  },
  {
    label: 'spam',
    kind: 'chinese',
    message: {
      name: '外贸推广',
      email: 'tui@guangg.example',
      phone: '13100000000',
      company: '谷歌推广',
      message: '谷歌SEO优化、独立站建设、外链代发，快速排名首页，不上首页不收费。加微信了解：guangg888',
    },
  },
  {
    label: 'spam',
    kind: 'chinese',
    message: {
      name: '贷款专员',
      email: 'dai@daikuan.invalid',
      phone: '13300000000',
      company: '',
      message: '无抵押贷款，额度高利息低，当天放款，征信不好也可以办理，加QQ咨询',
    },
    fillMs: 1700,
  },
  {
    label: 'spam',
    kind: 'other-languages',
    message: {
      name: 'Jürgen',
      email: 'juergen@geldsystem.invalid',
      phone: '4900000',
      company: 'Geldsystem',
      message:
        'Verdienen Sie 800 Euro am Tag mit diesem neuen Krypto-System. Schon mit 250 Euro Einsatz starten, das Programm handelt automatisch für Sie: https://geldsystem.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'other-languages',
    message: {
      name: 'Joao',
      email: 'joao@seguidores.example',
      phone: '55000000',
      company: 'Seguidores Já',
      message:
        'Compre seguidores reais para o Instagram, entrega em 1 hora, pagamento pelo pix. 1000 seguidores por R$ 29,90 https://seguidores.example',
    },
  },
  {
    label: 'spam',
    kind: 'other-languages',
    message: {
      name: 'Ngoc',
      email: 'ngoc@vaytien.invalid',
      phone: '84000000',
      company: '',
      message: 'Vay tiền nhanh không cần thế chấp, giải ngân trong 30 phút, lãi suất thấp. Liên hệ zalo ngay',
    },
  },
];
