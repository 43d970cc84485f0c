import type { Sample } from '../../sample.ts';

export const formerFrozenTongues: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'other-scripts',
    message: {
      name: 'سارة الحداد',
      email: 'sara@alhaddad-furniture.example',
      phone: '+971 00 000 001',
      company: 'الحداد للأثاث',
      message:
        'مرحبا، نحتاج تطبيقا لعرض الأثاث في المنزل بتقنية الواقع المعزز. ما هي المدة والتكلفة التقريبية؟ موقعنا https://alhaddad-furniture.example',
    },
    fillMs: 120000,
  },
  {
    label: 'genuine',
    kind: 'other-scripts',
    message: {
      name: 'ਗੁਰਪ੍ਰੀਤ ਕੌਰ',
      email: 'gurpreet@trucklog.example',
      phone: '555 0222',
      company: 'Truck Log',
      message: 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ ਜੀ, ਸਾਨੂੰ ਟਰੱਕਾਂ ਦੇ ਹਿਸਾਬ ਲਈ ਐਪ ਚਾਹੀਦੀ ਹੈ। ਫ਼ੋਨ ਕਰੋ ਜੀ।',
    },
    fillMs: 88000,
  },
  {
    label: 'genuine',
    kind: 'other-scripts',
    message: {
      name: 'Νίκος Παππάς',
      email: 'nikos@ferryisland.example',
      phone: '+30 21 0000 0001',
      company: 'Ferry Island',
      message: 'Καλησπέρα, θέλουμε εφαρμογή για εισιτήρια πλοίων. Έχετε εμπειρία;',
    },
    fillMs: 76000,
  },
  {
    label: 'genuine',
    kind: 'other-scripts',
    message: {
      name: 'สมชาย',
      email: 'somchai@khlongtours.example',
      phone: '+66 0 0000 0001',
      company: 'Khlong Tours',
      message: 'สวัสดีครับ อยากทำเว็บจองทัวร์เรือ มีสองภาษา ขอใบเสนอราคาครับ',
    },
    fillMs: 84000,
  },
  {
    label: 'genuine',
    kind: 'other-scripts',
    message: {
      name: 'Thảo Lê',
      email: 'thao@nhahangsen.example',
      phone: '+84 00 000 0001',
      company: 'Nhà hàng Sen',
      message: 'Chào anh chị, em cần làm app đặt bàn cho nhà hàng. Bên mình báo giá giúp em với ạ.',
    },
    fillMs: 70000,
  },
  {
    label: 'genuine',
    kind: 'other-scripts',
    message: {
      name: 'Виктор',
      email: 'viktor@shkola-shakhmat.example',
      phone: '+7 000 000 00 02',
      company: 'Школа шахмат',
      message:
        'Сделайте нам, пожалуйста, расписание занятий на сайте. Деньги есть, времени нет. Ссылка на сайт: https://shkola-shakhmat.example',
    },
  },
];
