import type { Sample } from '../../sample.ts';

export const tongues: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'other-scripts',
    message: {
      name: 'राजेश शर्मा',
      email: 'rajesh@sharmasweets.example',
      phone: '+91 00000 00002',
      company: 'शर्मा स्वीट्स',
      message: 'नमस्ते, हमारी मिठाई की दुकान के लिए ऑनलाइन ऑर्डर वाली वेबसाइट चाहिए। कृपया फ़ोन करें।',
    },
    fillMs: 90000,
  },
  {
    label: 'genuine',
    kind: 'other-scripts',
    message: {
      name: 'ہارون',
      email: 'haroon@kitabghar.example',
      phone: '+92 00 000 0001',
      company: 'کتاب گھر',
      message: 'السلام علیکم، ہمیں کتابوں کی آن لائن دکان بنوانی ہے۔ کیا آپ اردو میں بھی کام کرتے ہیں؟',
    },
    fillMs: 110000,
  },
  {
    label: 'genuine',
    kind: 'other-scripts',
    message: {
      name: '佐藤 健',
      email: 'sato@satoseimitsu.example',
      phone: '+81 3 0000 0001',
      company: '佐藤精密',
      message:
        'お世話になっております。工場の検査記録を電子化したいと考えております。一度オンラインでお話しできますでしょうか。',
    },
    fillMs: 140000,
  },
  {
    label: 'genuine',
    kind: 'other-scripts',
    message: {
      name: 'Ирина Соколова',
      email: 'irina@keramika.example',
      phone: '+7 000 000 00 01',
      company: 'Керамика',
      message:
        'Добрый день! У нас небольшая мастерская, продаём посуду. Нужен сайт с корзиной и оплатой картой. Сколько это стоит и как долго делать?',
    },
    fillMs: 100000,
  },
  {
    label: 'genuine',
    kind: 'other-scripts',
    message: {
      name: '陈美玲',
      email: 'meiling@chenstea.example',
      phone: '555 0223',
      company: '陈记茶行',
      message: '你好，我们想做一个茶叶会员小程序，能积分和预约品茶。请问大概多少钱？可以加微信沟通吗？',
    },
    fillMs: 95000,
  },
  {
    label: 'genuine',
    kind: 'other-scripts',
    message: {
      name: '김도윤',
      email: 'doyun@hanokstay.example',
      phone: '+82 2 0000 0001',
      company: '한옥스테이',
      message: '안녕하세요. 한옥 숙소 예약 사이트를 새로 만들고 싶습니다. 결제와 달력 연동이 필요합니다.',
    },
    fillMs: 105000,
  },
  {
    label: 'genuine',
    kind: 'other-scripts',
    message: {
      name: 'דנה לוי',
      email: 'dana@levibakery.example',
      phone: '+972 0 000 0001',
      company: 'מאפיית לוי',
      message: 'שלום, אנחנו מאפייה משפחתית ורוצים להזמין אתר עם משלוחים. אפשר לדבר ביום ראשון?',
    },
    fillMs: 83000,
  },
  {
    label: 'genuine',
    kind: 'other-scripts',
    message: {
      name: 'Олександр',
      email: 'oleksandr@agropole.example',
      phone: '+380 00 000 0001',
      company: 'Агрополе',
      message:
        'Вітаю. Потрібна система обліку техніки для фермерського господарства, 60 тракторів, датчики вже стоять.',
    },
    fillMs: 91000,
  },
  {
    label: 'genuine',
    kind: 'other-scripts',
    message: {
      name: 'Lucía Ferrer',
      email: 'lucia@ferreraceites.example',
      phone: '+34 600 000 002',
      company: 'Ferrer Aceites',
      message:
        'Hola, queremos vender nuestro aceite en línea, también a restaurantes con precios distintos. ¿Nos pueden hacer un presupuesto? Gracias.',
    },
    fillMs: 99000,
  },
  {
    label: 'genuine',
    kind: 'other-scripts',
    message: {
      name: 'Renata Alves',
      email: 'renata@alvesadvocacia.example',
      phone: '+55 00 0000 0001',
      company: 'Alves',
      message:
        'Bom dia, somos um escritório de advocacia e precisamos automatizar a leitura de contratos com IA. Vocês atendem no Brasil?',
    },
    fillMs: 80000,
  },
  {
    label: 'genuine',
    kind: 'other-scripts',
    message: {
      name: 'Jean-Loup',
      email: 'jl@imprimerie-jl.example',
      phone: '+33 1 99 00 01 02',
      company: 'Imprimerie JL',
      message:
        'Bonjour, notre site actuel est lent et notre prestataire a fermé. Pouvez-vous reprendre la maintenance ?',
    },
    fillMs: 87000,
  },
  {
    label: 'genuine',
    kind: 'other-scripts',
    message: {
      name: 'Ayşe Demir',
      email: 'ayse@demirseramik.example',
      phone: '+90 000 000 0001',
      company: 'Demir Seramik',
      message: 'Merhaba, fayans ürünlerimiz için bir katalog ve bayi girişi istiyoruz. Fiyat alabilir miyiz?',
    },
    fillMs: 93000,
  },
  {
    label: 'genuine',
    kind: 'other-scripts',
    message: {
      name: 'Zuzanna',
      email: 'zuzanna@pierogarnia.example',
      phone: '+48 22 555 01 03',
      company: 'Pierogarnia',
      message: 'Dzień dobry, szukamy firmy do strony internetowej z zamówieniami na wynos. Proszę o ofertę.',
    },
    fillMs: 65000,
  },
  {
    label: 'genuine',
    kind: 'other-scripts',
    message: {
      name: '林さくら',
      email: 'sakura@kimono-rental.example',
      phone: '+81 3 0000 0002',
      company: '',
      message: '着物レンタルの予約サイトの見積もりをお願いします。',
    },
    fillMs: 1300,
  },
];
