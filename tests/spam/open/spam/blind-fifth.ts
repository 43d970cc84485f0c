import type { Sample } from '../../sample.ts';

export const spamFifth: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'de-seo',
    message: {
      name: 'Marvin Kessel',
      email: 'm.kessel@sichtbar-plus.example',
      phone: '+49 155 5550 1288',
      company: 'Sichtbar Plus',
      message:
        'Guten Tag Solvane-Team,\n\nbeim Durchsehen Ihrer Seite sind mir einige Punkte aufgefallen, die Sie bei Google Plätze kosten (Ladezeit, fehlende Meta-Beschreibungen, kaum Backlinks). Ich habe einen kurzen Bericht vorbereitet, kostenfrei und unverbindlich. Soll ich ihn Ihnen schicken?\n\nBeste Grüße\nMarvin',
    },
    fillMs: 40102,
  },
  {
    label: 'spam',
    kind: 'de-redesign',
    message: {
      name: 'Lea',
      email: 'lea@webfrisch.example',
      phone: '0155 5550133',
      company: '',
      message:
        'Hallo, ich bin zufällig auf eure Seite gestoßen und finde, das Design könnte moderner sein. Wir machen das für pauschal 890 €, inkl. Texte mit KI. Interesse an einem Entwurf?',
    },
  },
  {
    label: 'spam',
    kind: 'de-loan',
    message: {
      name: 'Herr Berthold Wagner',
      email: 'kredit.wagner@example.org',
      phone: '+33 7 55 55 01 22',
      company: '',
      message:
        'Guten Tag, ich bin ein privater Geldgeber und vergebe Darlehen von 5.000€ bis 2.000.000€ an seriöse Personen mit Zinssatz von 3% im Jahr. Keine Schufa, Auszahlung in 48 Stunden. Kontaktieren Sie mich per Mail für Ihr Kreditantrag.',
    },
    fillMs: 1271,
  },
  {
    label: 'spam',
    kind: 'de-gdpr',
    message: {
      name: 'Datenschutz-Prüfstelle West',
      email: 'hinweis@ds-pruefstelle.invalid',
      phone: '0800 555 0100',
      company: 'DS Prüfstelle',
      message:
        'Bei einer automatisierten Prüfung Ihrer Website wurden 3 mögliche Verstöße gegen die DSGVO festgestellt (Cookie-Banner, Webfonts, Datenschutzerklärung). Um eine Abmahnung zu vermeiden, empfehlen wir die Behebung innerhalb von 7 Tagen. Details und Sofort-Zertifikat (149 €): https://ds-pruefstelle.invalid/fall/88213',
    },
    sameText: 6,
  },
  {
    label: 'spam',
    kind: 'de-leads',
    message: {
      name: 'Patrick Sommerfeld',
      email: 'p.sommerfeld@terminfabrik.example',
      phone: '+49 211 555 0190',
      company: 'Terminfabrik',
      message:
        'Hi, kurze Frage: Könntet ihr nächsten Monat 8-12 zusätzliche Erstgespräche mit Entscheidern stemmen? Wir liefern vorqualifizierte Termine für IT-Dienstleister, ihr zahlt nur pro Termin. Wann passt ein 15-Minuten-Call?',
    },
    fillMs: 82004,
  },
  {
    label: 'spam',
    kind: 'de-crypto',
    message: {
      name: 'Anja',
      email: 'anja1983@example.net',
      phone: '-',
      company: '',
      message:
        'Ich hätte nie geglaubt dass es funktioniert!! Vor 3 Wochen habe ich 250 Euro eingezahlt und jetzt sind es 7400. Der Bot handelt ganz allein. Hier der Link solange noch Plätze frei sind: http://bitprofit-de.invalid/start',
    },
  },
  {
    label: 'spam',
    kind: 'de-invoice',
    message: {
      name: 'Zentrales Gewerberegister',
      email: 'erfassung@gewerbe-zentral.invalid',
      phone: '030 555 0100',
      company: 'Zentrales Gewerberegister',
      message:
        'Ihr Eintrag im Zentralen Gewerberegister ist noch unvollständig. Bitte überprüfen und ergänzen Sie Ihre Daten bis Monatsende. Die Eintragung Basis ist im ersten Jahr mit 598,00 EUR netto veranschlagt und verlängert sich automatisch. Formular: https://gewerbe-zentral.invalid/formular',
    },
  },
  {
    label: 'spam',
    kind: 'de-factory',
    message: {
      name: 'Li Na',
      email: 'sales07@shuangda-pack.example',
      phone: '+86 135 5550 1234',
      company: 'Shuangda Packaging',
      message:
        'Sehr geehrter Herr Einkauf, wir sind Hersteller von Pappkarton und Luftpolsterfolie seit 2006, hoch Qualität und billig Preis direkt aus Fabrik. Muster gratis. Bitte sagen Sie uns Ihre Größe, ich mache bestes Angebot.',
    },
  },
  {
    label: 'spam',
    kind: 'de-staffing',
    message: {
      name: 'Claudia Reimers',
      email: 'c.reimers@talentbruecke.example',
      phone: '+49 69 555 0182',
      company: 'Talentbrücke',
      message:
        'Guten Tag, wir vermitteln geprüfte IT-Fachkräfte aus Vietnam und Indien, Senior-Entwickler ab 22 €/h, in 10 Tagen startklar. Drei passende Profile für Ihre offenen Stellen habe ich bereits zusammengestellt. An wen darf ich sie senden?',
    },
  },
  {
    label: 'spam',
    kind: 'fr-seo',
    message: {
      name: 'Kévin Moreau',
      email: 'kevin@boost-referencement.example',
      phone: '07 55 55 01 20',
      company: 'Boost Référencement',
      message:
        "Bonjour, votre site n'apparaît pas en première page sur « développement logiciel sur mesure ». C'est dommage car vos concurrents récupèrent ces clients. Nous proposons un audit SEO offert cette semaine. Êtes-vous disponible mardi ou jeudi ?",
    },
    fillMs: 53785,
  },
  {
    label: 'spam',
    kind: 'fr-loan',
    message: {
      name: 'Mme Josiane Perrault',
      email: 'perrault.pret@example.com',
      phone: '+229 55 50 0133',
      company: '',
      message:
        "Bonjour Mr/Mme. Besoin d'un prêt entre particulier pour faire face à vos difficultés financières ? J'octroie des prêts de 3 000€ à 800 000€ à toute personne capable de rembourser avec intérêt au taux de 2%. Remboursement de 1 à 25 ans. Sérieux et discrétion. Écrivez moi.",
    },
    sameText: 22,
  },
  {
    label: 'spam',
    kind: 'fr-heritage',
    message: {
      name: 'Soeur Marie-Thérèse',
      email: 'smt.donation@example.org',
      phone: '-',
      company: '',
      message:
        "Que la paix soit avec vous. Je m'adresse à vous avec beaucoup de larmes. Je suis atteinte d'un cancer de la gorge en phase terminale et mon mari est décédé sans enfant. Je souhaite faire don de 1 350 000 € à une personne honnête qui en fera bon usage pour les orphelins. Mon notaire vous expliquera la démarche.",
    },
    fillMs: 87945,
  },
  {
    label: 'spam',
    kind: 'fr-rgpd',
    message: {
      name: 'Service Conformité',
      email: 'contact@conformite-pro.invalid',
      phone: '01 55 55 01 00',
      company: 'Conformité Pro',
      message:
        "OBLIGATION LÉGALE : toute entreprise doit afficher son registre de traitement à jour. Votre société figure parmi les non déclarées. Amende jusqu'à 20 000 €. Régularisez en ligne avant le 30 : https://conformite-pro.invalid/registre",
    },
    fillMs: 969,
    fromAddress: 14,
  },
  {
    label: 'spam',
    kind: 'fr-cpf-grants',
    message: {
      name: 'Sandra',
      email: 'sandra@subvention-numerique.example',
      phone: '09 55 55 01 44',
      company: 'Subvention Numérique',
      message:
        "Bonjour, savez-vous que votre entreprise peut toucher jusqu'à 6 400 € d'aide à la transition numérique ? Notre cabinet monte le dossier pour vous, paiement uniquement en cas de succès. Il me faut juste votre SIRET pour vérifier l'éligibilité.",
    },
    fillMs: 50700,
  },
  {
    label: 'spam',
    kind: 'fr-casino',
    message: {
      name: 'Lucky',
      email: 'lucky@example.net',
      phone: '0000000000',
      company: 'Lucky',
      message:
        'Meilleur casino en ligne 2026 💰 bonus 500€ + 200 tours gratuits sans dépôt, retrait immédiat http://casino-royal-fr.invalid',
    },
    fromAddress: 20,
  },
  {
    label: 'spam',
    kind: 'fr-medium',
    message: {
      name: 'Maître Amadou',
      email: 'maitre.amadou@example.com',
      phone: '+33 6 55 55 01 77',
      company: '',
      message:
        "Grand voyant médium, retour affectif rapide, chance au jeu, protection, désenvoûtement, problème d'entreprise et concurrence. Travail sérieux résultat garanti en 3 jours. Paiement après résultat. Whatsapp",
    },
    fillMs: 39380,
  },
  {
    label: 'spam',
    kind: 'fr-guest',
    message: {
      name: 'Margot Villeneuve',
      email: 'margot@plume-et-liens.example',
      phone: '-',
      company: 'Plume & Liens',
      message:
        "Bonjour, je suis rédactrice web et j'adorerais publier un article invité sur votre blog, gratuitement, sur un sujet tech de votre choix. En échange un simple lien dofollow vers un de nos partenaires. Voici quelques idées de titres : « 7 tendances cloud », « L'IA en PME ». Qu'en dites-vous ?",
    },
  },
  {
    label: 'spam',
    kind: 'es-seo',
    message: {
      name: 'Daniela Ríos',
      email: 'daniela@posicionaya.example',
      phone: '+52 55 5555 0111',
      company: 'Posiciona Ya',
      message:
        'Hola, buenas tardes. Estuve viendo su página y está muy bonita, pero noté que no aparece en Google cuando busco sus servicios. Ayudo a empresas como la suya a conseguir clientes todos los días. ¿Le puedo mandar una propuesta sin compromiso? Los paquetes van desde 99 dólares al mes.',
    },
    fillMs: 64250,
  },
  {
    label: 'spam',
    kind: 'es-loan',
    message: {
      name: 'Financiera Global Credit',
      email: 'prestamos@globalcredit.invalid',
      phone: '+34 600 555 012',
      company: 'Global Credit',
      message:
        '¿Necesita dinero urgente? Prestamos de 2.000 a 500.000 euros sin aval sin nomina aun estando en ASNEF. Respuesta inmediata por correo electrónico. Intereses 3% anual.',
    },
    sameText: 9,
  },
  {
    label: 'spam',
    kind: 'es-crypto',
    message: {
      name: 'Prof. Santiago Vidal',
      email: 'svidal.trading@example.org',
      phone: '+1 555 010 0111',
      company: '',
      message:
        'Hola amigo, formo parte de un grupo de señales con 87% de acierto. Empezé con 300 USD y hoy vivo de esto. No te pido nada, solo entra al canal gratis y mira los resultados: https://senales-vip.invalid/unirse',
    },
    fillMs: 2190,
  },
  {
    label: 'spam',
    kind: 'es-web',
    message: {
      name: 'Iván',
      email: 'ivan@pixelbarato.example',
      phone: '611 555 012',
      company: '',
      message:
        'buenas, hago páginas web y tiendas online a 199 euros con hosting 1 año. también logos. si les interesa me avisan',
    },
    fillMs: 53797,
  },
  {
    label: 'spam',
    kind: 'es-dating',
    message: {
      name: 'Yuliana',
      email: 'yuli.sol@example.com',
      phone: '-',
      company: '',
      message:
        'holaa mi amor vi tu perfil y me gustaste mucho, soy una chica sola busco alguien serio para conocer 😘 mis fotos estan aca http://citas-latinas.invalid/yuli',
    },
    fillMs: 664,
  },
  {
    label: 'spam',
    kind: 'es-pharma',
    message: {
      name: 'Farmacia 24h',
      email: 'info@farma-sinreceta.invalid',
      phone: '900 555 010',
      company: '',
      message:
        'Viagra, Cialis y Tramadol sin receta, envío discreto 24-48h a toda España. 30% dto con código WEB30. farma-sinreceta.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'es-lista',
    message: {
      name: 'Mauricio Beltrán',
      email: 'mauricio@basesb2b.example',
      phone: '+57 300 555 0188',
      company: 'Bases B2B',
      message:
        'Estimado, contamos con base de datos actualizada de 480.000 empresas de Latinoamérica con correo de gerente, teléfono y facturación. Ideal para sus campañas. Precio de lanzamiento 120 USD todo el paquete en Excel. ¿Le envío muestra gratuita de 50 registros?',
    },
    fillMs: 33654,
  },
  {
    label: 'spam',
    kind: 'es-fakeinvoice',
    message: {
      name: 'Depto. Cobranza',
      email: 'cobranza@gestiones-mx.invalid',
      phone: '55 5555 0100',
      company: '',
      message:
        'Le informamos que tiene un adeudo pendiente por la factura F-00291. Evite recargos y acciones legales. Descargue su comprobante y estado de cuenta aquí: http://gestiones-mx.invalid/F-00291.zip',
    },
  },
  {
    label: 'spam',
    kind: 'pt-seo',
    message: {
      name: 'Rafael Antunes',
      email: 'rafael@rankmais.example',
      phone: '(11) 95555-0180',
      company: 'Rank Mais',
      message:
        'Olá, tudo bem? Analisei o site da Solvane e encontrei 17 erros que estão impedindo vocês de aparecer no Google. Preparei um vídeo de 3 minutos mostrando cada um. Posso enviar? É gratuito, sem pegadinha rs',
    },
    fillMs: 47623,
  },
  {
    label: 'spam',
    kind: 'pt-loan',
    message: {
      name: 'Antônio Carlos Crédito',
      email: 'ac.credito@example.org',
      phone: '+55 21 5555 0133',
      company: '',
      message:
        'Empréstimo sem consulta ao SPC e Serasa, negativado aprovado na hora, até R$ 100.000 em 48x. Basta um seguro fiança de R$ 250 que é devolvido na primeira parcela. Chame agora',
    },
  },
  {
    label: 'spam',
    kind: 'pt-bet',
    message: {
      name: 'TigrinhoOficial',
      email: 'tigre@example.net',
      phone: '11111111',
      company: '',
      message:
        '🐯 PLATAFORMA PAGANDO MUITO 🐯 deposite 10 ganhe 50, saque no pix na hora http://tigre-pix.invalid/?ref=991',
    },
    fillMs: 462,
  },
  {
    label: 'spam',
    kind: 'pt-domain',
    message: {
      name: 'Registo Nacional Web',
      email: 'renovacao@registonacionalweb.invalid',
      phone: '+351 30 555 0100',
      company: '',
      message:
        'AVISO FINAL: o domínio da vossa empresa encontra-se sujeito a expiração da indexação. Para evitar interrupção queira liquidar 86,00 € até ao dia 25. Referência multibanco disponível em https://registonacionalweb.invalid/pagar',
    },
  },
  {
    label: 'spam',
    kind: 'pt-br-outsourcing',
    message: {
      name: 'Jéssica Lopes',
      email: 'jessica@codenearshore.example',
      phone: '+55 48 5555 0171',
      company: 'Code Nearshore',
      message:
        'Oi! Vi que vocês trabalham com blockchain e IA. Temos squads prontos (tech lead + 3 devs) a partir de US$ 25/hora, fuso alinhado, inglês fluente. Faz sentido uma conversa de 20 minutos essa semana pra eu apresentar nosso portfólio?',
    },
  },
  {
    label: 'spam',
    kind: 'it-seo',
    message: {
      name: 'Alessio Ferrante',
      email: 'alessio@primaposizione.example',
      phone: '+39 351 555 0177',
      company: 'Prima Posizione',
      message:
        "Salve, mi chiamo Alessio. Il suo sito ha un ottimo potenziale, tuttavia l'analisi che ho fatto segnala un punteggio di 41/100. Portiamo le aziende in prima pagina in 90 giorni oppure non paga. Quando posso chiamarla?",
    },
    fillMs: 37982,
  },
  {
    label: 'spam',
    kind: 'it-loan',
    message: {
      name: 'Sig. Lorenzo Bassi',
      email: 'bassi.prestiti@example.com',
      phone: '+39 350 555 0109',
      company: '',
      message:
        'Offerta di prestito tra privati serio e onesto da 5000€ a 900.000€ a tutte le persone in grado di rimborsare, tasso 2%. Sono in collaborazione con banca. La preghiamo di contattarmi per mail se interesati',
    },
    fillMs: 1983,
    sameText: 7,
  },
  {
    label: 'spam',
    kind: 'it-reviews',
    message: {
      name: 'Recensioni Top',
      email: 'ordini@recensionitop.invalid',
      phone: '-',
      company: '',
      message:
        'Recensioni Google 5 stelle italiane reali, 10 per 79€, 50 per 290€. Profili con foto, inserimento graduale, garanzia 12 mesi. Anche Trustpilot e rimozione recensioni negative.',
    },
  },
  {
    label: 'spam',
    kind: 'it-trademark',
    message: {
      name: 'Ufficio Marchi Europei',
      email: 'ufficio@marchi-eu-registro.invalid',
      phone: '+39 02 555 0100',
      company: '',
      message:
        "Il Vostro marchio è in fase di pubblicazione nel Registro Internazionale dei Marchi. Per confermare l'inserimento Vi preghiamo di versare € 1.480,00 sul conto indicato nel modulo: https://marchi-eu-registro.invalid/modulo. In mancanza il marchio non sarà tutelato.",
    },
  },
  {
    label: 'spam',
    kind: 'it-sexy',
    message: {
      name: 'Giada',
      email: 'giada.hot@example.org',
      phone: '3335550100',
      company: '',
      message:
        'ciao ti ricordi di me? ho cambiato numero, scrivimi qui che ti mando le foto di ieri sera http://chatcalda.invalid/giada',
    },
    fillMs: 757,
  },
  {
    label: 'spam',
    kind: 'nl-seo',
    message: {
      name: 'Jeroen',
      email: 'jeroen@klikgroei.example',
      phone: '06 5550 0188',
      company: 'Klikgroei',
      message:
        'Hoi, ik zag dat jullie website technisch best goed in elkaar zit maar nauwelijks gevonden wordt. Wij regelen 20 kwalitatieve Nederlandse backlinks per maand voor 249 euro, maandelijks opzegbaar. Zal ik een voorbeeldrapport mailen?',
    },
    fillMs: 55751,
  },
  {
    label: 'spam',
    kind: 'nl-phish',
    message: {
      name: 'Servicedesk',
      email: 'servicedesk@mijnhosting-nl.invalid',
      phone: '088 555 0100',
      company: '',
      message:
        'Uw mailbox is voor 98% vol. Om te voorkomen dat inkomende berichten worden geweigerd dient u uw opslag binnen 24 uur te bevestigen via http://mijnhosting-nl.invalid/opslag',
    },
  },
  {
    label: 'spam',
    kind: 'nl-energy',
    message: {
      name: 'Kim van Dalen',
      email: 'kim@bespaarpunt.example',
      phone: '085 555 0144',
      company: 'Bespaarpunt',
      message:
        'Goedemiddag, veel ondernemers bij u in de buurt betalen te veel voor zakelijke energie. Wij vergelijken gratis 14 leveranciers. Gemiddelde besparing 2.300 euro per jaar. Stuurt u mij een recente jaarnota dan heeft u morgen een voorstel.',
    },
  },
  {
    label: 'spam',
    kind: 'nl-invest',
    message: {
      name: 'Drs. Maurits van Epen',
      email: 'm.vanepen@example.net',
      phone: '+44 7700 900111',
      company: 'Epen Capital',
      message:
        'Geachte heer/mevrouw, namens een groep investeerders uit het Midden-Oosten zoek ik projecten die financiering nodig hebben van 1 tot 100 miljoen euro, tegen 3% rente, geen onderpand. Graag uw businessplan en een kopie van uw paspoort.',
    },
    fillMs: 87824,
  },
  {
    label: 'spam',
    kind: 'pl-seo',
    message: {
      name: 'Mateusz Gaj',
      email: 'm.gaj@topwyniki.example',
      phone: '+48 555 013 377',
      company: 'TopWyniki',
      message:
        'Dzień dobry,\npiszę, bo Państwa strona nie wykorzystuje swojego potencjału w Google. Przygotowałem bezpłatną analizę słów kluczowych. Czy mogę przesłać? Rozliczenie za efekt, umowa bez okresu wypowiedzenia.',
    },
    fillMs: 38043,
  },
  {
    label: 'spam',
    kind: 'pl-loan',
    message: {
      name: 'Pożyczki Prywatne',
      email: 'biuro@prywatna-pozyczka.invalid',
      phone: '555 010 010',
      company: '',
      message:
        'Pożyczka pod weksel bez BIK i KRD, decyzja w 15 min, do 200 tys. Wystarczy dowód. Opłata przygotowawcza 390 zł.',
    },
  },
  {
    label: 'spam',
    kind: 'pl-casino',
    message: {
      name: 'kasynopl',
      email: 'kasynopl@example.com',
      phone: '123456789',
      company: 'kasynopl',
      message:
        'Najlepsze kasyno online z bonusem bez depozytu 2026, darmowe spiny, szybkie wypłaty BLIK <a href="http://kasyno-spin.invalid">kasyno online</a> zobacz ranking kasyn',
    },
  },
  {
    label: 'spam',
    kind: 'pl-fakeorder',
    message: {
      name: 'Zamówienia',
      email: 'zamowienia@dostawa-plus.invalid',
      phone: '+48 555 010 222',
      company: 'Dostawa Plus',
      message:
        'Witam, w załączeniu zamówienie nr ZK/441/2026, proszę o pilne potwierdzenie terminu realizacji oraz ceny. Dokument: http://dostawa-plus.invalid/ZK441.xlsm Pozdrawiam, dział zakupów',
    },
    fillMs: 2605,
  },
  {
    label: 'spam',
    kind: 'pl-inpost',
    message: {
      name: 'Kurier Info',
      email: 'info@paczka-doplata.invalid',
      phone: '555010333',
      company: '',
      message:
        'Twoja paczka zostala wstrzymana z powodu niedoplaty 1,89 PLN. Oplac teraz aby uniknac zwrotu: http://paczka-doplata.invalid/p',
    },
    fillMs: 576,
    fromAddress: 9,
  },
  {
    label: 'spam',
    kind: 'cs-seo',
    message: {
      name: 'Pavel Krump',
      email: 'pavel@weboptim.example',
      phone: '+420 555 010 777',
      company: 'WebOptim',
      message:
        'Dobrý den, všiml jsem si, že vaše stránky mají na mobilu skóre jen 38. Umíme to opravit do týdne za 6 900 Kč a k tomu přidáme SEO na 3 měsíce. Můžu zavolat?',
    },
  },
  {
    label: 'spam',
    kind: 'cs-loan',
    message: {
      name: 'Jiří Pokorný půjčky',
      email: 'pujcka.pokorny@example.org',
      phone: '+420 555 010 010',
      company: '',
      message:
        'Nabízím soukromé půjčky od 50 000 do 10 000 000 Kč, úrok 2 %, bez registru, i pro osoby v exekuci. Rychlé a spolehlivé. Napište mi na email pro více informace',
    },
  },
  {
    label: 'spam',
    kind: 'cs-diplom',
    message: {
      name: 'Studium',
      email: 'diplomy@titul-rychle.invalid',
      phone: '-',
      company: '',
      message:
        'Maturitní vysvědčení, výuční list i VŠ diplom se zápisem, doručení do 14 dnů. Diskrétní jednání. titul-rychle.invalid',
    },
    fillMs: 1750,
  },
  {
    label: 'spam',
    kind: 'ro-seo',
    message: {
      name: 'Andreea Voicu',
      email: 'andreea@promovareweb.example',
      phone: '0755 501 010',
      company: 'Promovare Web',
      message:
        'Bună! Am observat că site-ul dvs. nu este optimizat pentru Google. Putem aduce între 30 și 50 de cereri de ofertă pe lună. Primul audit e gratuit. Aștept un răspuns cu un număr de telefon la care vă pot suna.',
    },
    fillMs: 25847,
  },
  {
    label: 'spam',
    kind: 'ro-loan',
    message: {
      name: 'Dl. Marin',
      email: 'marin.imprumut@example.net',
      phone: '+40 755 501 099',
      company: '',
      message:
        'Va oferim imprumuturi rapide intre 1000 si 500.000 euro cu dobanda 3% fara garantii. Persoane fizice si firme. Contactati-ne acum domnule/doamna',
    },
  },
  {
    label: 'spam',
    kind: 'ro-fonduri',
    message: {
      name: 'Consult Fonduri',
      email: 'office@fonduri-acum.example',
      phone: '031 555 0101',
      company: 'Fonduri Acum',
      message:
        'Firma dumneavoastră este eligibilă pentru până la 100.000 euro nerambursabili pentru digitalizare! Sesiunea se închide vineri. Taxă de evaluare 299 lei, deductibilă. Completați: https://fonduri-acum.example/eval',
    },
  },
  {
    label: 'spam',
    kind: 'ru-seo',
    message: {
      name: 'Кирилл',
      email: 'kirill@seo-top10.example',
      phone: '+7 900 555 01 00',
      company: '',
      message:
        'Здравствуйте! Продвинем ваш сайт в ТОП-10 Яндекса и Google за 1 месяц. Поведенческие факторы, ссылки, крауд. Оплата по факту. Напишите в телеграм',
    },
    fillMs: 34260,
  },
  {
    label: 'spam',
    kind: 'ru-xrumer',
    message: {
      name: 'RobertZew',
      email: 'robertzew@example.com',
      phone: '84955550100',
      company: 'google',
      message:
        'Купить диплом о высшем образовании с занесением в реестр, любой ВУЗ, оплата после проверки http://diplom-reestr.invalid купить аттестат http://attestat-shkola.invalid',
    },
    sameText: 28,
    fromAddress: 45,
  },
  {
    label: 'spam',
    kind: 'ru-casino',
    message: {
      name: 'Vavada2026',
      email: 'vav@example.net',
      phone: '79000000000',
      company: 'Vavada',
      message:
        'Рабочее зеркало казино на сегодня, бонус 100 фриспинов за регистрацию: http://zerkalo-vv.invalid играть онлайн на деньги',
    },
    fromAddress: 60,
  },
  {
    label: 'spam',
    kind: 'ru-base',
    message: {
      name: 'Рассылка',
      email: 'formy@example.org',
      phone: '-',
      company: '',
      message:
        'Это сообщение отправлено через форму обратной связи вашего сайта. Мы можем так же отправить ваше предложение по 1 500 000 сайтов. Базы стран СНГ, Европы, США. Стоимость от 40$. Пишите на почту, этот способ работает - вы же прочитали.',
    },
  },
  {
    label: 'spam',
    kind: 'ru-crypto-recover',
    message: {
      name: 'Адвокат Громов',
      email: 'gromov.help@example.com',
      phone: '+44 7700 900100',
      company: '',
      message:
        'Вас обманул брокер? Возвращаем деньги от форекс-мошенников и криптобирж, чарджбэк 95% успешных дел. Консультация бесплатно, оставьте сумму потери и номер телефона.',
    },
    fillMs: 2395,
  },
  {
    label: 'spam',
    kind: 'ru-cargo',
    message: {
      name: 'Менеджер Алина',
      email: 'alina@cargo-guangzhou.example',
      phone: '+86 155 5550 1100',
      company: 'Cargo GZ',
      message:
        'Добрый день! Доставка грузов из Китая под ключ, карго от 1,8$ за кг, выкуп с 1688, белая растаможка. Подскажите, возите что-нибудь из Китая? Сделаю бесплатный расчёт сегодня.',
    },
    fillMs: 81606,
  },
  {
    label: 'spam',
    kind: 'uk-seo',
    message: {
      name: 'Максим Дорошенко',
      email: 'max@verhpoisk.example',
      phone: '+380 50 555 0100',
      company: 'ВерхПошук',
      message:
        'Вітаю! Бачу, що ваш сайт втрачає близько 60% трафіку через технічні помилки. Зробимо безкоштовний аудит і стратегію на 6 місяців. Працюємо з IT-компаніями, кейси надішлю. Коли зручно поспілкуватись?',
    },
    fillMs: 29130,
  },
  {
    label: 'spam',
    kind: 'uk-loan',
    message: {
      name: 'Кредит24',
      email: 'kredit24@example.invalid',
      phone: '0505550101',
      company: '',
      message:
        'Гроші на картку за 5 хвилин під 0,01%, без відмов навіть з поганою історією! Оформити: http://kredit24-ua.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'uk-job',
    message: {
      name: 'HR Олена',
      email: 'olena.hr@example.org',
      phone: '-',
      company: '',
      message:
        'Підробіток онлайн 2000-3500 грн на день, лайкати відео, без досвіду, виплати щодня на картку. Пишіть плюс у вайбер.',
    },
    fillMs: 969,
  },
  {
    label: 'spam',
    kind: 'tr-seo',
    message: {
      name: 'Burak',
      email: 'burak@zirveseo.example',
      phone: '0555 501 0100',
      company: 'Zirve SEO',
      message:
        'Merhabalar, web sitenizi inceledik ve rakiplerinize göre geride kaldığınızı gördük. Tanıtım yazısı + backlink paketimiz bu aya özel 4.900 TL. Garantili ilk sayfa. Detay için dönüş yapmanız yeterli, iyi çalışmalar.',
    },
  },
  {
    label: 'spam',
    kind: 'tr-bet',
    message: {
      name: 'bahis',
      email: 'bahis@example.com',
      phone: '5555555555',
      company: 'bahis',
      message:
        'deneme bonusu veren siteler 2026 çevrimsiz 500 tl http://deneme-bonusu.invalid canlı bahis güncel giriş adresi http://guncel-giris.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'tr-textile',
    message: {
      name: 'Mehmet Usta',
      email: 'export@promobaski.example',
      phone: '+90 212 555 01 00',
      company: 'Promo Baskı',
      message:
        'Firmanıza özel logolu tişört, şapka, ajanda, powerbank imalatı. Yılbaşı hediyeleriniz için şimdiden sipariş verenlere %25 indirim. Katalog gönderelim mi?',
    },
  },
  {
    label: 'spam',
    kind: 'ar-seo',
    message: {
      name: 'خالد',
      email: 'khaled@sadara-seo.example',
      phone: '+20 100 555 0100',
      company: '',
      message:
        'مرحباً، موقعكم جميل لكنه لا يظهر في نتائج البحث الأولى. نضمن لكم الصفحة الأولى خلال 60 يوماً مع تقرير أسبوعي. الباقة تبدأ من 150 دولار. هل أرسل لكم العرض؟',
    },
    fillMs: 59423,
  },
  {
    label: 'spam',
    kind: 'ar-loan',
    message: {
      name: 'مؤسسة التمويل السريع',
      email: 'loan.fast@example.org',
      phone: '+971 50 555 0100',
      company: '',
      message:
        'هل تحتاج إلى قرض عاجل؟ نقدم قروضاً شخصية وتجارية بفائدة 2% بدون كفيل وبدون تحويل راتب. أرسل الاسم والبلد والمبلغ المطلوب ورقم الهاتف.',
    },
  },
  {
    label: 'spam',
    kind: 'ar-inherit',
    message: {
      name: 'السيدة زينب',
      email: 'zainab.fund@example.net',
      phone: '-',
      company: '',
      message:
        'أخي العزيز، أنا أرملة رجل أعمال سوري وأقيم في مخيم. ترك زوجي صندوقاً فيه 8.5 مليون دولار في شركة أمانات، وأحتاج شخصاً أميناً يستلمه ويستثمره معي مقابل 30%. أرجو أن يبقى الأمر سراً بيننا.',
    },
    fillMs: 59436,
  },
  {
    label: 'spam',
    kind: 'ar-tasks',
    message: {
      name: 'فرصة عمل',
      email: 'jobs@easywork-ar.invalid',
      phone: '0000',
      company: '',
      message: 'اعمل من المنزل واكسب 100 دولار يومياً من هاتفك، لا خبرة مطلوبة. سجل الآن http://easywork-ar.invalid',
    },
    fillMs: 693,
  },
  {
    label: 'spam',
    kind: 'fa-seo',
    message: {
      name: 'سمیرا',
      email: 'samira@behinesaz.example',
      phone: '0912 555 0100',
      company: '',
      message:
        'سلام، سایت شما را بررسی کردیم و مشکلات سئوی زیادی دارد. رپورتاژ آگهی در ۵۰ سایت خبری فقط ۹ میلیون تومان. برای مشاوره رایگان شماره تماس بگذارید.',
    },
    fillMs: 40760,
  },
  {
    label: 'spam',
    kind: 'fa-bet',
    message: {
      name: 'shartbandi',
      email: 'shart@example.com',
      phone: '9120000000',
      company: '',
      message: 'سایت شرط بندی معتبر با بونوس ۲۰۰ درصد، بازی انفجار و پوکر، واریز آنی http://enfejar.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'he-seo',
    message: {
      name: 'רועי',
      email: 'roy@kidum-plus.example',
      phone: '050-555-0100',
      company: 'קידום פלוס',
      message:
        'היי, שמתי לב שהאתר שלכם לא מופיע בעמוד הראשון בגוגל. אנחנו מקדמים עסקים כבר 8 שנים, בלי התחייבות. אפשר לקבוע שיחה של רבע שעה?',
    },
    fillMs: 57951,
  },
  {
    label: 'spam',
    kind: 'he-loan',
    message: {
      name: 'הלוואות מהיום להיום',
      email: 'loan@example.org',
      phone: '03-555-0100',
      company: '',
      message: 'הלוואה עד 80,000 ש"ח גם למוגבלים בבנק, אישור תוך שעה בוואטסאפ, ללא ערבים. http://halvaa-mahir.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'hi-loan',
    message: {
      name: 'Rajesh Finance',
      email: 'rajesh.finance@example.net',
      phone: '9800055501',
      company: 'Rajesh Finance',
      message:
        'नमस्कार, 5 मिनट में 10 लाख तक का पर्सनल लोन, सिर्फ आधार और पैन कार्ड पर। कोई सिबिल चेक नहीं। प्रोसेसिंग फीस केवल 1500 रुपये। अभी व्हाट्सएप करें।',
    },
  },
  {
    label: 'spam',
    kind: 'hi-latin-job',
    message: {
      name: 'Pooja HR',
      email: 'pooja.hr@example.com',
      phone: '+91 98000 55502',
      company: '',
      message:
        'Hello sir/mam, ghar baithe data entry ka kaam, daily 2000-5000 kamaye, weekly payment direct bank me. Sirf 999 registration. Limited seat hai jaldi join kare http://ghar-job.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'hi-astro',
    message: {
      name: 'पंडित शर्मा',
      email: 'pandit@example.org',
      phone: '9800055503',
      company: '',
      message: 'व्यापार में घाटा, कर्ज, शत्रु बाधा, प्रेम विवाह हर समस्या का समाधान 24 घंटे में गारंटी के साथ। घर बैठे फोन पर समाधान।',
    },
    fillMs: 888,
  },
  {
    label: 'spam',
    kind: 'zh-factory',
    message: {
      name: '王经理',
      email: 'wang@dongguan-molding.example',
      phone: '+86 139 5550 1000',
      company: '东莞精密模具',
      message:
        '尊敬的采购负责人，您好！我司专业生产手机壳、硅胶制品、注塑模具，工厂直销，价格优惠，支持OEM/ODM，最快7天出样。需要目录请回复本邮件或加微信。',
    },
  },
  {
    label: 'spam',
    kind: 'zh-invoice',
    message: {
      name: '财务小刘',
      email: 'liu@example.net',
      phone: '13500005550',
      company: '',
      message: '代开各类正规发票，增值税专票普票，点数低，可先验后付款，长期有效，加微信联系。',
    },
  },
  {
    label: 'spam',
    kind: 'zh-seo',
    message: {
      name: '出海推广',
      email: 'growth@chuhai-seo.example',
      phone: '+86 185 5550 1001',
      company: '出海通',
      message:
        '您好，我们专注谷歌SEO和外链建设，DR50以上外链每条15美元，还可代写英文软文。很多软件公司都在合作，可先做10条测试效果，满意再付款。',
    },
    fillMs: 52821,
  },
  {
    label: 'spam',
    kind: 'zh-gamble',
    message: {
      name: '澳门',
      email: 'am@example.com',
      phone: '88888888',
      company: '',
      message: '澳门新葡京线上娱乐，首存送100%，提款秒到账 http://ampj888.invalid 六合彩 百家乐 真人荷官',
    },
    sameText: 33,
  },
  {
    label: 'spam',
    kind: 'ja-seo',
    message: {
      name: '営業部 田口',
      email: 'taguchi@web-shukyaku.example',
      phone: '03-5555-0100',
      company: 'ウェブ集客株式会社',
      message:
        'お世話になっております。貴社サイトを拝見し、ご連絡いたしました。弊社では成果報酬型のSEO対策により、問い合わせ数を平均3.2倍に改善しております。15分ほどオンラインでご説明の機会をいただけますでしょうか。ご都合の良い日程を下記よりお選びください。https://web-shukyaku.example/calendar',
    },
  },
  {
    label: 'spam',
    kind: 'ja-phish',
    message: {
      name: 'カスタマーセンター',
      email: 'info@account-kakunin.invalid',
      phone: '0120-555-010',
      company: '',
      message:
        '【重要】お客様のアカウントに第三者による不正アクセスが確認されました。24時間以内にご本人確認をお願いいたします。http://account-kakunin.invalid/login ご確認がない場合は利用を制限いたします。',
    },
    fillMs: 1062,
  },
  {
    label: 'spam',
    kind: 'ja-fund',
    message: {
      name: '資金調達サポート',
      email: 'shikin@factoring-now.example',
      phone: '0120-555-011',
      company: '',
      message:
        '請求書を最短2時間で現金化！ファクタリング手数料1%〜、赤字決算・税金滞納でもOK。審査通過率96%。法人様限定で無料査定を実施中です。',
    },
  },
  {
    label: 'spam',
    kind: 'ko-seo',
    message: {
      name: '마케팅팀 이과장',
      email: 'lee@top-view.example',
      phone: '010-5550-1000',
      company: '탑뷰',
      message:
        '안녕하세요 대표님, 네이버 플레이스 상위노출 및 블로그 체험단 전문 업체입니다. 이번 달 한정 3곳만 50% 할인 진행 중입니다. 통화 가능하신 시간 남겨주시면 바로 연락드리겠습니다.',
    },
    fillMs: 19334,
  },
  {
    label: 'spam',
    kind: 'ko-coin',
    message: {
      name: '리딩방',
      email: 'lead@example.org',
      phone: '01000000000',
      company: '',
      message:
        '[무료] 급등코인 리딩방 초대, 지난달 수익률 430% 인증. 오늘 입장하시면 종목 1개 무료 공개 http://coin-leading.invalid',
    },
    fillMs: 536,
  },
  {
    label: 'spam',
    kind: 'vi-seo',
    message: {
      name: 'Trần Minh',
      email: 'minh@seotop1.example',
      phone: '0905 550 100',
      company: 'SEO Top 1',
      message:
        'Em chào anh/chị, bên em chuyên dịch vụ SEO tổng thể, cam kết top 3 Google trong 4 tháng, không lên hoàn tiền. Anh/chị cho em xin số Zalo để em gửi báo giá ưu đãi tháng này ạ.',
    },
    fillMs: 39247,
  },
  {
    label: 'spam',
    kind: 'vi-loan',
    message: {
      name: 'Vay nhanh 247',
      email: 'vay247@example.net',
      phone: '0900000000',
      company: '',
      message:
        'Vay tiền online chỉ cần CCCD, giải ngân 10 phút, nợ xấu vẫn duyệt, hạn mức 50 triệu. Đăng ký http://vay247.invalid',
    },
    fromAddress: 17,
  },
  {
    label: 'spam',
    kind: 'vi-job',
    message: {
      name: 'Tuyển CTV',
      email: 'ctv@example.com',
      phone: '-',
      company: '',
      message:
        'Shopee tuyển cộng tác viên xử lý đơn hàng tại nhà, hoa hồng 10-20%, ngày 500k-1tr. Kết bạn Telegram để nhận việc ngay hôm nay, số lượng có hạn.',
    },
  },
  {
    label: 'spam',
    kind: 'id-slot',
    message: {
      name: 'gacor',
      email: 'gacor@example.org',
      phone: '0811111111',
      company: 'slot',
      message:
        'SLOT GACOR HARI INI RTP 98% maxwin depo 10k via QRIS http://gacor-maxwin.invalid link alternatif anti nawala',
    },
    fromAddress: 40,
  },
  {
    label: 'spam',
    kind: 'id-backlink',
    message: {
      name: 'Dimas Prakoso',
      email: 'dimas@backlinkmurah.example',
      phone: '+62 812 5550 100',
      company: 'Backlink Murah',
      message:
        'Halo kak, kami menyediakan jasa backlink media nasional DA 60+, content placement mulai 75 ribu. Cocok buat website perusahaan kakak supaya naik peringkat. Boleh saya kirim daftar medianya?',
    },
    fillMs: 53449,
  },
  {
    label: 'spam',
    kind: 'id-pinjol',
    message: {
      name: 'Koperasi Maju',
      email: 'ksp.maju@example.net',
      phone: '+62 899 5550 101',
      company: 'KSP Maju',
      message:
        'KSP Maju resmi, pinjaman 5jt - 500jt tanpa jaminan tanpa BI checking bunga 2%. Minat hubungi WA kami. Syarat KTP saja, cair hari ini.',
    },
    fillMs: 1481,
  },
  {
    label: 'spam',
    kind: 'sv-seo',
    message: {
      name: 'Robin',
      email: 'robin@synasbast.example',
      phone: '070-555 01 00',
      company: 'Synas Bäst',
      message:
        "Tjena! Kikade in på er sajt och ser att ni missar en hel del sökningar på 'apputveckling'. Vi hjälper IT-bolag att få fler leads, betalning per resultat. Har du 10 min på torsdag?",
    },
  },
  {
    label: 'spam',
    kind: 'sv-bluff',
    message: {
      name: 'Svensk Företagsinfo',
      email: 'faktura@foretagsinfo24.invalid',
      phone: '08-555 01 00',
      company: '',
      message:
        'Påminnelse: er annonsering i Företagskatalogen 24 förnyades den 1:a. Belopp 8 940 kr exkl. moms. Om betalning ej sker inom 5 dagar överlämnas ärendet till inkasso. Se faktura: http://foretagsinfo24.invalid/f/5512',
    },
  },
  {
    label: 'spam',
    kind: 'sv-loan',
    message: {
      name: 'Lars Privatlån',
      email: 'lars.lan@example.com',
      phone: '+46 70 555 01 01',
      company: '',
      message:
        'Behöver du låna pengar? Jag erbjuder lån till privatpersoner och företag 10 000 - 5 000 000 kr, 3% ränta, även med betalningsanmärkning. svara om du är intresserad',
    },
    fillMs: 2855,
  },
  {
    label: 'spam',
    kind: 'el-seo',
    message: {
      name: 'Γιώργος Μ.',
      email: 'giorgos@prota-google.example',
      phone: '6955501000',
      company: 'Πρώτα Google',
      message:
        'Καλημέρα σας, είδα την ιστοσελίδα σας και πιστεύω ότι μπορούμε να διπλασιάσουμε τους πελάτες σας. Δωρεάν έλεγχος SEO και διαφήμιση Google Ads με κουπόνι 400€. Να σας καλέσω;',
    },
    fillMs: 38209,
  },
  {
    label: 'spam',
    kind: 'el-espa',
    message: {
      name: 'Σύμβουλοι ΕΣΠΑ',
      email: 'info@espa-egkrisi.invalid',
      phone: '210 555 0100',
      company: '',
      message:
        'Εγκρίνεστε για επιδότηση έως 18.000€ για ψηφιακό εκσυγχρονισμό! Τελευταίες θέσεις. Κλειδώστε την αίτησή σας με 120€: http://espa-egkrisi.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'loan',
    message: {
      name: 'Harrison Cole',
      email: 'h.cole@bridgepeakfunding.example',
      phone: '(555) 010-0101',
      company: 'BridgePeak Funding',
      message:
        "Hi, my name is Harrison and I'm with BridgePeak. Based on your time in business you're likely pre-approved for $50k–$400k in working capital, no collateral, funds in your account as soon as tomorrow. Do you have 3 months of bank statements handy? A soft pull only.",
    },
  },
  {
    label: 'spam',
    kind: 'loan',
    message: {
      name: 'Mrs. Elena Whitmore',
      email: 'whitmoreloans@example.org',
      phone: '+1 555 010 0102',
      company: '',
      message:
        'Do you need urgent loan to pay off bills, start business or buy house? We give out loan at 2% interest rate to individuals and companies worldwide. Fill: Name, Country, Amount Needed, Duration, Phone. God bless you as you reply.',
    },
  },
  {
    label: 'spam',
    kind: 'funding',
    message: {
      name: 'Derrick Paulson',
      email: 'derrick@expressmca.example',
      phone: '555 0103',
      company: 'Express MCA',
      message:
        "Quick question - are you looking for capital for the holidays? We fund even with open positions. 550 credit ok. Reply YES and I'll have an offer on your desk by 4pm.",
    },
    fillMs: 1929,
  },
  {
    label: 'spam',
    kind: 'funding',
    message: {
      name: 'Sheikh Abdulaziz Office',
      email: 'office@gulfsovereignpartners.invalid',
      phone: '+971 4 555 0100',
      company: 'Gulf Sovereign Partners',
      message:
        'Dear Sir, we are a family office in Abu Dhabi with liquid capital for viable projects from USD 5 million to USD 5 billion by way of soft loan or equity, 3% per annum, 10 years, 2 years grace. Intermediaries are protected with 1% commission. If interested forward your executive summary to commence due diligence.',
    },
    fillMs: 87615,
  },
  {
    label: 'spam',
    kind: 'funding',
    message: {
      name: 'Nicole Rayburn',
      email: 'nicole@ertcrefundhelp.example',
      phone: '(555) 010-0104',
      company: '',
      message:
        "Good morning! Did you know many software companies still qualify for up to $26,000 per employee in credits? There's no upfront cost, our CPAs handle the paperwork. How many W-2 employees did you keep on payroll? Takes 8 minutes to find out.",
    },
    fillMs: 36401,
  },
  {
    label: 'spam',
    kind: 'grant',
    message: {
      name: 'Grant Officer James',
      email: 'officer@small-biz-relief.invalid',
      phone: '202 555 0100',
      company: 'Small Business Relief',
      message:
        'Congratulations! Your business was randomly selected for a $12,500 relief grant which you never pay back. A release fee of $250 applies. Claim before midnight http://small-biz-relief.invalid/claim',
    },
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'Aisha Lam',
      email: 'aisha.lam@example.net',
      phone: '+852 5550 1001',
      company: '',
      message:
        "Hi sorry I think I got your contact from my assistant, is this the software consultant from Hong Kong? If not then my apologies. I'm Aisha, I run a small jewelry business and do some crypto on the side. Anyway nice to meet you, strangers can become friends right? My whatsapp is the number above 🙂",
    },
    fillMs: 81548,
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'QuantEdge Team',
      email: 'team@quantedge-ai.invalid',
      phone: '-',
      company: 'QuantEdge AI',
      message:
        'Our AI arbitrage engine returned 1.8% daily over 212 consecutive days. Fully automated, withdraw anytime. Deposit 500 USDT today and we match it 100%. http://quantedge-ai.invalid/join?r=22',
    },
    sameText: 15,
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'Darnell',
      email: 'darnell88@example.com',
      phone: '5550105',
      company: '',
      message:
        'Anyone here trade? my mentor Mrs Kathleen Porter turned my $700 to $9,450 in a week i was skeptical at first but i withdrew it all to my bank. text her on telegram she is the real deal',
    },
    fillMs: 874,
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'Listing Dept',
      email: 'listing@topcoinexchange.invalid',
      phone: '+1 555 010 0106',
      company: 'TopCoin',
      message:
        'Dear project team, we reviewed your blockchain product and would be glad to list your token on our tier-2 exchange. $2.1B daily volume. Listing fee reduced from 5 BTC to 0.8 BTC this week, plus market making. Telegram of your decision maker please?',
    },
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'Web3 Growth',
      email: 'hello@web3shill.example',
      phone: 'none',
      company: '',
      message:
        'We push tokens: 50+ callers, KOL tweets, trending on all trackers, holders increase 5000 real wallets, telegram members 10k for $90. Your launch needs hype sir',
    },
    fillMs: 33751,
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'Stefan R',
      email: 'stefan.r@example.org',
      phone: '+44 7700 900102',
      company: '',
      message:
        'Hello, I represent a holder who wants to sell 1,200 BTC OTC at 4% below market, 2% to intermediaries, escrow via attorney. Do you or your clients buy? NCNDA and KYC on request. Serious buyers only, no brokers chain pls.',
    },
    fillMs: 87560,
  },
  {
    label: 'spam',
    kind: 'recovery',
    message: {
      name: 'Agent Maxwell Hart',
      email: 'hartcyberrecovery@example.net',
      phone: '+1 555 010 0107',
      company: 'Hart Cyber Recovery',
      message:
        "I was a victim of a fake investment platform and lost $186,000 of my retirement. I had given up until I found Hart Cyber Recovery. Within 72 hours every bit of my BTC was back in my wallet. I'm writing this so nobody else has to suffer. Contact them and tell them Linda sent you.",
    },
  },
  {
    label: 'spam',
    kind: 'recovery',
    message: {
      name: 'Blockchain Claims Bureau',
      email: 'claims@bcb-recover.invalid',
      phone: '+44 20 5550 0100',
      company: '',
      message:
        'Our records show a wallet linked to your company details holds unclaimed funds of 3.74 BTC following the closure of an exchange. To release, validate identity and pay network fee of 0.02 BTC: https://bcb-recover.invalid/validate',
    },
    fillMs: 1248,
  },
  {
    label: 'spam',
    kind: 'recovery',
    message: {
      name: 'Lorraine',
      email: 'lorraine.t@example.org',
      phone: '-',
      company: '',
      message:
        'My husband locked me out of his phone & I needed proof for the divorce. A friend told me about a hacker, spyline at example dot org, he got me whatsapp, deleted texts and gps in 5 hours. Also fixes credit score and school grades. Very discreet.',
    },
    fillMs: 2522,
  },
  {
    label: 'spam',
    kind: 'casino',
    message: {
      name: 'BestSlots',
      email: 'bestslots@example.com',
      phone: '123123123',
      company: 'BestSlots',
      message:
        'Play 3000+ slots with instant crypto withdrawals, no KYC. 300% welcome + 100 free spins http://bestslots-now.invalid http://bestslots-now.invalid/bonus http://bestslots-now.invalid/vip',
    },
    sameText: 40,
    fromAddress: 55,
  },
  {
    label: 'spam',
    kind: 'casino',
    message: {
      name: 'Michaelhok',
      email: 'michaelhok@example.net',
      phone: '89035550100',
      company: 'google',
      message:
        'best online casino australia real money pokies http://ozpokies.invalid no deposit bonus codes 2026 [url=http://ozpokies.invalid]pokies[/url]',
    },
  },
  {
    label: 'spam',
    kind: 'betting',
    message: {
      name: 'Coach Tony',
      email: 'tony.fixed@example.org',
      phone: '+254 700 555 010',
      company: '',
      message:
        '100% sure fixed matches correct score HT/FT directly from source in Italy. Today odds 28.00. Last 9 tips all won, ask for screenshot. Pay 50% before and 50% after win.',
    },
  },
  {
    label: 'spam',
    kind: 'betting-affiliate',
    message: {
      name: 'Irina Volkova',
      email: 'irina@bigbet-partners.example',
      phone: '+357 25 555 010',
      company: 'BigBet Partners',
      message:
        "Hello! I'm an affiliate manager at BigBet Partners. Your site has good traffic from tier-1 GEOs and we'd like to place a small text link in one of your existing articles. We pay $150–$300 per link per year, gambling topics, permanent cooperation. What are your prices?",
    },
    fillMs: 34977,
  },
  {
    label: 'spam',
    kind: 'affiliate',
    message: {
      name: 'Chase Merrick',
      email: 'chase@passivefunnel.example',
      phone: '555 0108',
      company: '',
      message:
        "Hey there, what if I told you that a brand new 'done for you' system paid me $1,284 yesterday while I was at my kid's soccer game? No list, no product, no tech skills. The video is coming down tonight: http://passivefunnel.example/go",
    },
  },
  {
    label: 'spam',
    kind: 'affiliate',
    message: {
      name: 'Wendy Park',
      email: 'wendy@saasreferrals.example',
      phone: '-',
      company: 'SaaS Referrals',
      message:
        'Loved your homepage! Would you consider adding our invoicing tool to your recommended stack? 40% recurring commission for life, your own dashboard, and we write the blog post for you. Top partners earn $4k/mo. Shall I create your link?',
    },
    fillMs: 51146,
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'CanadaMeds',
      email: 'orders@canmeds-direct.invalid',
      phone: '1800555010',
      company: 'CanadaMeds',
      message:
        'Generic Viagra 100mg $0.79/pill, Cialis, Modafinil, Xanax, no prescription needed. Free bonus pills with every order. http://canmeds-direct.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'Thomasgymn',
      email: 'thomasgymn@example.com',
      phone: '82475550100',
      company: '',
      message:
        'buy ivermectin for humans <a href=https://ivmstore.invalid>stromectol price</a> ivermectin 6mg where to buy',
    },
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'Dr. Kelvin',
      email: 'drkelvin.peptides@example.org',
      phone: '+86 132 5550 1002',
      company: 'Hebei Peptide',
      message:
        'Hello dear, we supply semaglutide, tirzepatide, retatrutide vials 99% purity with COA, US warehouse, reship if lost. 10mg kit from $45. MOQ 1 kit. Reply for price list and reviews.',
    },
  },
  {
    label: 'spam',
    kind: 'supplements',
    message: {
      name: 'Amber Collins',
      email: 'amber@gutreset.invalid',
      phone: '555 0109',
      company: '',
      message:
        'Doctors are furious about this 7-second morning trick that melts belly fat overnight. I dropped 43 lbs and never set foot in a gym! See the ingredient hiding in your kitchen http://gutreset.invalid/v',
    },
    fillMs: 767,
  },
  {
    label: 'spam',
    kind: 'supplements',
    message: {
      name: 'KetoGummy Official',
      email: 'support@ketogummy-shop.invalid',
      phone: '-',
      company: 'KetoGummy',
      message:
        "LAST CHANCE: Buy 3 get 2 free on our ACV keto gummies. As seen on TV. Also men's vitality drops. Free shipping today only ketogummy-shop.invalid",
    },
  },
  {
    label: 'spam',
    kind: 'supplements',
    message: {
      name: 'Brad',
      email: 'brad@nitricpower.example',
      phone: '5550110',
      company: '',
      message:
        "Hi I noticed your team sits at a desk all day (dev life, I get it). Our CBD focus drops help 9 of 10 programmers with back pain and sleep. I'd love to send your office a free sample, you just cover $6.95 shipping. Link: http://nitricpower.example/sample",
    },
    fillMs: 44372,
  },
  {
    label: 'spam',
    kind: 'adult',
    message: {
      name: 'Candy',
      email: 'candy22@example.net',
      phone: '0',
      company: '',
      message:
        'Are you alone tonight? I live 2 miles from you and my cam is on. No card needed http://nearbygirls.invalid/candy',
    },
    fillMs: 441,
  },
  {
    label: 'spam',
    kind: 'adult',
    message: {
      name: 'OnlyPromo',
      email: 'promo@fanboost.invalid',
      phone: '-',
      company: '',
      message:
        'We grow adult creators accounts, 1000 paying subs guaranteed. Also leaked packs of 200+ models 2TB mega link $20. http://fanboost.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'dating',
    message: {
      name: 'Svetlana',
      email: 'sveta.lonely@example.com',
      phone: '+7 900 555 01 01',
      company: '',
      message:
        'Hello my dear stranger! My name is Svetlana, 31 y.o., I am work in dental clinic. I saw your mail in internet and my heart say me to write. I look for serious man for family. I do not have computer at home so write me fast and I will send my photo.',
    },
    fillMs: 2915,
  },
  {
    label: 'spam',
    kind: 'dating',
    message: {
      name: 'MatureMatch',
      email: 'noreply@maturematch.invalid',
      phone: '1234567',
      company: '',
      message:
        '(3) women in your area viewed your profile. Diane, 52 sent you a private message. Read it: http://maturematch.invalid/inbox?u=contact',
    },
    sameText: 9,
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Meta Business Support',
      email: 'appeals@page-review.invalid',
      phone: '-',
      company: 'Meta Support',
      message:
        'Your page has been scheduled for permanent deletion due to a trademark infringement report. If you believe this is a mistake submit an appeal within 24 hours: https://page-review.invalid/case/7710293. Failure to appeal will result in permanent removal.',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Mail Administrator',
      email: 'admin@webmail-quota.invalid',
      phone: 'none',
      company: 'IT',
      message:
        'You have 7 undelivered messages held in quarantine because of a sync error on your server. Release messages here http://webmail-quota.invalid/release?id=info',
    },
    fillMs: 960,
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Rebecca Shaw',
      email: 'rebecca.shaw@docshare.invalid',
      phone: '555 0111',
      company: 'Shaw & Partners',
      message:
        'Hello, please find the signed agreement and the deposit details as discussed over the phone. You can view the document with your office email login: https://docshare.invalid/view/agreement-final.pdf Let me know if any changes are required. Regards, Rebecca',
    },
    fillMs: 81252,
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Photo Copyright',
      email: 'mel.photographer@example.org',
      phone: '555-0112',
      company: '',
      message:
        'Hi there! This is Melissa and I am a qualified photographer. I was surprised, to put it nicely, when I saw my images on your web-site. If you use a copyrighted image without permission you could be sued. See the evidence with the links to my images here and download it now: http://drive-evidence.invalid/d/9fj2',
    },
    fillMs: 1734,
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Delivery Notice',
      email: 'notice@parcel-hold.invalid',
      phone: '0800 555 0101',
      company: '',
      message:
        'Your shipment #PX9920 could not be delivered, incomplete house number. Update and pay redelivery 1.45 http://parcel-hold.invalid/u',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Voice Message',
      email: 'vm@pbx-mailer.invalid',
      phone: '000',
      company: '',
      message: 'New voicemail (0:47) from +1 555 010 ****. Listen: http://pbx-mailer.invalid/play/7dj1.htm',
    },
    fillMs: 508,
    fromAddress: 10,
  },
  {
    label: 'spam',
    kind: 'fake-invoice',
    message: {
      name: 'Accounts Receivable',
      email: 'ar@directory-online.invalid',
      phone: '888 555 0101',
      company: 'Business Directory Online',
      message:
        "Second reminder. Invoice BD-40921 for your annual listing ($487.00) is now 21 days past due. To avoid referral to our collections partner please remit today. View and pay: https://directory-online.invalid/inv/40921. If you've already paid please disregard.",
    },
  },
  {
    label: 'spam',
    kind: 'fake-invoice',
    message: {
      name: 'PayPaI Billing',
      email: 'billing@pp-orders.invalid',
      phone: '+1 888 555 0102',
      company: '',
      message:
        'Thank you for your order! $549.99 for BTC wallet protection 1yr was charged to your account. If you did not authorise this call our billing desk +1 888 555 0102 within 12 hours to get refund. Order id 55-109-XJ',
    },
  },
  {
    label: 'spam',
    kind: 'fake-invoice',
    message: {
      name: 'Norton Renewals',
      email: 'renew@av-renewals.invalid',
      phone: '+1 808 555 0103',
      company: '',
      message:
        'Your 3 year computer protection plan is auto-renewed today for USD 399.00. Amount will show in 24h. To cancel the subscription and claim refund call +1 808 555 0103 (toll free). Do not reply.',
    },
    sameText: 23,
  },
  {
    label: 'spam',
    kind: 'fake-order',
    message: {
      name: 'Procurement, Zhenhua',
      email: 'purchase@zhenhua-trade.invalid',
      phone: '+86 10 5550 1003',
      company: 'Zhenhua Trading',
      message:
        'Dear Supplier, please see our attached purchase order PO#88120 and send your best price and delivery time, also confirm bank details for T/T. Download PO: http://zhenhua-trade.invalid/PO88120.rar password 1234. Waiting your urgent reply.',
    },
    fillMs: 2253,
  },
  {
    label: 'spam',
    kind: 'fake-tender',
    message: {
      name: 'Tender Desk',
      email: 'tender@eu-opportunity.invalid',
      phone: '+32 2 555 01 00',
      company: 'EU Opportunity Desk',
      message:
        'Your company has been shortlisted as potential contractor for a ministry digitalisation project in West Africa valued at EUR 14.6 million. To obtain the bid documents, vendors register with a refundable fee of EUR 650. Deadline in 72 hours. Reply with company profile and contact of your director.',
    },
    fillMs: 41331,
  },
  {
    label: 'spam',
    kind: 'fake-tender',
    message: {
      name: 'Engr. Ibrahim Danladi',
      email: 'engr.danladi@example.net',
      phone: '+234 803 555 0100',
      company: 'Petroleum Trust',
      message:
        'Attention: Managing Director. Our tender board has an over-invoiced contract balance of US$21.5M awaiting a foreign company to stand as beneficiary. Your firm being in software will fit. Sharing 35/65. Kindly provide company name, account and telephone for documentation.',
    },
    fillMs: 1827,
  },
  {
    label: 'spam',
    kind: 'fake-tender',
    message: {
      name: 'Qatar Supply Portal',
      email: 'vendor@qsp-registration.invalid',
      phone: '+974 5550 1004',
      company: '',
      message:
        'Greetings from Doha. We are inviting vendors for the 2026 supply projects. Kindly express your interest and we shall send vendor questionnaire and EOI. Email our project manager Mr Tareq. All companies are welcomed irrespective of products.',
    },
  },
  {
    label: 'spam',
    kind: 'domain',
    message: {
      name: 'Alan Xu',
      email: 'alan.xu@cn-netregister.invalid',
      phone: '+86 21 5550 1005',
      company: 'CN Net Register',
      message:
        '(If you are not the person in charge of this, please forward to your CEO, urgent.) We received an application from Hongda Ltd to register "solvane" as internet keyword and .cn .com.cn .asia domain names. After checking we found it conflicts with your company. Do you authorise them? If not please contact us within 5 working days.',
    },
    fillMs: 45411,
  },
  {
    label: 'spam',
    kind: 'domain',
    message: {
      name: 'SEO Domain Services',
      email: 'expire@domain-notice.invalid',
      phone: '555 0113',
      company: 'Domain Notice',
      message:
        'Attn: Owner. Your domain search engine registration expires in 48h. Failure to complete may result in cancellation of the listing making it difficult for customers to locate you. Secure online payment: https://domain-notice.invalid/p/8831',
    },
    fromAddress: 50,
  },
  {
    label: 'spam',
    kind: 'domain',
    message: {
      name: 'Trevor Banks',
      email: 'trevor@brandnamesbroker.example',
      phone: '(555) 010-0114',
      company: '',
      message:
        "Hi, I own softwareblockchain.example and am about to auction it. Since you're in the space I wanted to give you first refusal at $1,995. It gets type-in traffic every month. Two others have asked. Let me know either way by Friday?",
    },
  },
  {
    label: 'spam',
    kind: 'trademark',
    message: {
      name: 'Trademark Compliance Center',
      email: 'filings@tm-compliance.invalid',
      phone: '202 555 0101',
      company: '',
      message:
        "NOTICE: a third party attempted to register the name Solvane in class 42 this morning. As the prior user you've a 24 hour right of priority. Our attorney can file on your behalf for $699. Without action you may be obliged to rebrand your business.",
    },
    fillMs: 38015,
  },
  {
    label: 'spam',
    kind: 'trademark',
    message: {
      name: 'Intl. Patent & TM Bulletin',
      email: 'publish@iptb-bulletin.invalid',
      phone: '+43 1 555 0100',
      company: 'IPTB',
      message:
        'Your entry in the International Patent and Trademark Bulletin is ready for publication. Publication fee EUR 2,327. Kindly remit within 8 days to the account given on the form enclosed under https://iptb-bulletin.invalid/form. This offer will become an agreement upon payment.',
    },
  },
  {
    label: 'spam',
    kind: 'extortion',
    message: {
      name: 'anon',
      email: 'anon8812@example.com',
      phone: '0',
      company: '',
      message:
        "I have full access to your site database and emails for 2 months now. Pay 0.25 BTC to the wallet below in 72 hours or your customers get a copy and search engines will blacklist you. Don't reply. bc1qexampleexampleexample",
    },
  },
  {
    label: 'spam',
    kind: 'extortion',
    message: {
      name: 'D.',
      email: 'delta.group@example.net',
      phone: '-',
      company: '',
      message:
        'this is not a joke. from monday your servers will get 400 gbps of traffic every day untill you pay 10 XMR. we did the small test on thursday 20:15, check your logs. price goes up 5 XMR each day',
    },
    fillMs: 1401,
  },
  {
    label: 'spam',
    kind: 'extortion',
    message: {
      name: 'Reputation Watch',
      email: 'case@reputation-alert.invalid',
      phone: '555 0115',
      company: '',
      message:
        "We're about to publish 14 one-star reviews about your company on several consumer portals. A customer paid us. For $900 we'll drop the case and tell you who it was. Write within 2 days.",
    },
    fillMs: 87206,
  },
  {
    label: 'spam',
    kind: 'extortion',
    message: {
      name: 'Your device',
      email: 'hidden@example.org',
      phone: '666',
      company: '',
      message:
        "Hello pervert, I recorded you through your camera while you visited adult sites. I got all your contacts. 1,400 USD in bitcoin and I delete everything. You've 48 hours since you opened this message.",
    },
  },
  {
    label: 'spam',
    kind: 'advance-fee',
    message: {
      name: 'Barrister Coleman Ike',
      email: 'barr.coleman@example.com',
      phone: '+228 90 55 50 10',
      company: 'Coleman Chambers',
      message:
        "Dear friend, my late client who bears the same surname with you died in a plane crash in 2011 leaving US$18.7M with a bank here in Lomé. The bank has issued me notice to present next of kin. I propose to present you. 40% for you. It's 100% risk free and legal.",
    },
  },
  {
    label: 'spam',
    kind: 'advance-fee',
    message: {
      name: 'Sgt. Monica Lin',
      email: 'sgt.mlin@example.net',
      phone: '+1 555 010 0116',
      company: '',
      message:
        'Good day, am Sgt Monica Lin of the US army presently in Syria for peace keeping. We found some funds and I secured my share in two trunk boxes. I need a trusted person to receive via diplomatic courier until I retire. Can I trust you?',
    },
    fillMs: 2446,
  },
  {
    label: 'spam',
    kind: 'advance-fee',
    message: {
      name: 'FBI Compensation Unit',
      email: 'compensation.unit@example.org',
      phone: '202 555 0102',
      company: '',
      message:
        'ATTN BENEFICIARY: your name is among scam victims to be compensated with the sum of $1.5M ATM card. You are to pay only $95 for delivery. Send full name, address, age, occupation to the officer in charge.',
    },
    sameText: 19,
  },
  {
    label: 'spam',
    kind: 'advance-fee',
    message: {
      name: 'Powerball Winner Foundation',
      email: 'm.franck.donation@example.com',
      phone: '-',
      company: '',
      message:
        "I'm Manuel, I won 768 million and I'm donating 2.5 million each to 5 random people to celebrate my wife's recovery. If you receive this then your email was picked by a spin ball. Reply with your code MF53/2.",
    },
  },
  {
    label: 'spam',
    kind: 'inheritance',
    message: {
      name: 'Annelise Bergstrom',
      email: 'annelise.bergstrom@example.org',
      phone: '+47 555 01 100',
      company: '',
      message:
        "I hope you'll forgive a stranger. My father built harbours along the coast of Angola and when he passed in 2014 he left me a deposit I've not been able to touch, because the bank asks for a foreign business partner. I am 24 and alone since mother went too. I read about your company and felt you are people who would not deceive me. If I may, I'll send you the deposit certificate and you decide. Whatever you think is fair for your help, I shall agree to. Please don't speak of it to others yet. Annelise",
    },
    fillMs: 87439,
  },
  {
    label: 'spam',
    kind: 'inheritance',
    message: {
      name: 'Gladys Monroe-Hart',
      email: 'gladys.mh@example.net',
      phone: '-',
      company: '',
      message:
        "My doctors gave me until spring. I sit by the window most days and think of what Robert and I never finished, the school in his village. There's 4.2 million pounds with a finance house and no child of ours to carry it. My nephews only ring about the money. I would like somebody unknown to us to do this, keep a quarter for themselves, and build it. Would you be that person? Please answer to my private address as the nurse reads this one.",
    },
    fillMs: 1920,
  },
  {
    label: 'spam',
    kind: 'inheritance',
    message: {
      name: 'Captain Idris Vale',
      email: 'idris.vale@example.com',
      phone: '+44 7700 900103',
      company: '',
      message:
        "Dear one, I was a ship's engineer for 31 years. In 1998 an old passenger left a metal case in my care, he never came back for it. Last year a lawyer told me what was in it belongs to whoever can show a company account. That's why I'm writing to a company and not to a person. I know how it sounds. Write back and I'll tell you the rest.",
    },
    fillMs: 74276,
  },
  {
    label: 'spam',
    kind: 'fake-buyer',
    message: {
      name: 'Kelvin Brooks',
      email: 'kelvin.brooks01@example.org',
      phone: '555 0117',
      company: '',
      message:
        'Hello, do you ship to Guam? and what type of credit card do you accept for payment. I will like to place an order, kindly get back to me with your website and price list. Thanks Kelvin',
    },
  },
  {
    label: 'spam',
    kind: 'fake-buyer',
    message: {
      name: 'Pastor Mike Dean',
      email: 'pastormikedean@example.net',
      phone: '(555) 010-0118',
      company: '',
      message:
        "Good day, I want to know if you can handle website design for my new company and also if you accept credit card? I have small scale business which I want to turn into large scale, it's importing and exporting of agro products such as kola nut, palm oil. Budget is $5000–$8000. I need the site up before end of month. Note: the content is with a private consultant who I'd like you to pay from my card, will explain. I have hearing problem so only text or email.",
    },
    fillMs: 87406,
  },
  {
    label: 'spam',
    kind: 'fake-buyer',
    message: {
      name: 'Rose',
      email: 'rose.purchasing@example.com',
      phone: '+1 555 010 0119',
      company: 'Univ Purchasing',
      message:
        "Am interested in purchasing some of your products for our university. Do you accept net 30 terms? I'd like to request quote for 25 laptops and 40 toner. Kindly send your credit application. Regards Prof. Rose Allen",
    },
    fillMs: 36271,
  },
  {
    label: 'spam',
    kind: 'fake-buyer',
    message: {
      name: 'Steve Martins',
      email: 'stevemartins.design@example.org',
      phone: '5550120',
      company: '',
      message:
        'Hi I have a job for you, logo and website. Can u do it ? and do u own the card machine yourself or use square? Get back to me asap with your cell # so i can text you the details',
    },
    fillMs: 42328,
  },
  {
    label: 'spam',
    kind: 'fake-buyer',
    message: {
      name: 'Anderson W.',
      email: 'anderson.w@example.net',
      phone: 'none',
      company: '',
      message:
        'Do you have stocks available for order? Do you accept Visa & MasterCard, and can my shipping company pick up from your store. God bless',
    },
    fillMs: 18981,
  },
  {
    label: 'spam',
    kind: 'job-scam',
    message: {
      name: 'HR Karen',
      email: 'hr.karen@remote-tasks.invalid',
      phone: '+1 555 010 0121',
      company: '',
      message:
        "Hello! Your resume was reviewed and you're approved for a remote part-time position, $28-$45/hr, data optimisation, 40 min a day. Training is paid. Message our manager on WhatsApp with code A17 to begin.",
    },
    fillMs: 791,
    sameText: 29,
  },
  {
    label: 'spam',
    kind: 'job-scam',
    message: {
      name: 'Global Payroll Partners',
      email: 'agents@payroll-partners.invalid',
      phone: '-',
      company: 'Global Payroll',
      message:
        "We're seeking a local representative company to receive payments from our US/Canada customers and forward to head office. You keep 10% of every payment. No investment. Send name, bank and phone.",
    },
  },
  {
    label: 'spam',
    kind: 'job-scam',
    message: {
      name: 'Canada Immigration Jobs',
      email: 'apply@maplevisa.invalid',
      phone: '+1 613 555 0100',
      company: 'Maple Visa',
      message:
        'Work in Canada 2026! Free visa sponsorship, farm worker, nanny, driver, packer. $22/h + accommodation. Processing $180 only. Apply now with passport copy http://maplevisa.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'job-scam',
    message: {
      name: 'Mystery Shop USA',
      email: 'join@mysteryshop-usa.invalid',
      phone: '555 0122',
      company: '',
      message:
        'Become a secret shopper and earn $450 per assignment!! We mail you a check, deposit it, evaluate the store & gift cards, keep your pay. Weekly work.',
    },
  },
  {
    label: 'spam',
    kind: 'job-scam',
    message: {
      name: 'Jin Park',
      email: 'jin.dev.partner@example.com',
      phone: '+82 10 5550 1006',
      company: '',
      message:
        "Hi, I'm senior full stack engineer in Asia. I'm looking for US/EU person to collaborate: you take interviews with clients on camera and lend upwork/LinkedIn account, I do all dev work remotely. You receive 35% monthly with no effort. Interested? We can chat in discord",
    },
  },
  {
    label: 'spam',
    kind: 'factory',
    message: {
      name: 'Cindy Zhao',
      email: 'cindy@brightled-sz.example',
      phone: '+86 755 5550 1007',
      company: 'Bright LED Shenzhen',
      message:
        "Hi Purchasing Manager, Hope you're fine. This is Cindy from Bright LED, manufacturer of LED display, strip and floodlight for 14 years with CE, RoHS. We've exported to your country for many clients. May I know are you in the market for this? Will send catalogue and free sample.",
    },
    fillMs: 49123,
  },
  {
    label: 'spam',
    kind: 'factory',
    message: {
      name: 'Kevin Guo',
      email: 'kevin@everstrong-steel.example',
      phone: '+86 532 5550 1008',
      company: 'Everstrong Steel',
      message:
        'Good day friend. Steel coil, PPGI, rebar, galvanized pipe, H beam, factory price FOB Qingdao. Price is raising next week so pls confirm order today. Min 25 tons. Best rgds Kevin',
    },
  },
  {
    label: 'spam',
    kind: 'factory',
    message: {
      name: 'Ayesha Malik',
      email: 'ayesha@sialkotsport.example',
      phone: '+92 300 555 0101',
      company: 'Sialkot Sport Gear',
      message:
        "Dear Sir, we're manufacturer & exporter of custom hoodies, tracksuits, boxing gloves, leather jackets. No MOQ, your own logo and label. We deliver by DHL in 12 days. Please check our catalog http://sialkotsport.example and give us a trial order.",
    },
    fillMs: 25047,
  },
  {
    label: 'spam',
    kind: 'factory',
    message: {
      name: 'Sales PCB',
      email: 'sales3@fastpcb-assembly.example',
      phone: '+86 755 5550 1009',
      company: 'FastPCB',
      message:
        'Dear engineer, for your IoT and hardware projects we offer PCB 2 layers 5pcs $2, SMT assembly, one-stop component sourcing, 24h prototype. We saw that you develop custom software so your customers will need boards. Attach gerber for quick quote, first order $30 coupon.',
    },
    fillMs: 44993,
  },
  {
    label: 'spam',
    kind: 'factory',
    message: {
      name: 'Office Chair Mfg',
      email: 'peter@ergochair-foshan.example',
      phone: '+86 757 5550 1010',
      company: 'ErgoChair',
      message: 'mesh chair, gaming chair, standing desk directly from Foshan. BIFMA. $31/pc 1x40HQ. Interest? Peter',
    },
    fillMs: 2039,
  },
  {
    label: 'spam',
    kind: 'charity-scam',
    message: {
      name: 'Little Hearts Appeal',
      email: 'donate@littlehearts-appeal.invalid',
      phone: '555 0123',
      company: 'Little Hearts',
      message:
        'Please, baby Samuel needs heart surgery by Friday and the hospital will not start without payment. Every 20 dollars counts. Donations by bitcoin or gift card only as our bank is being updated. http://littlehearts-appeal.invalid/samuel',
    },
    fillMs: 913,
  },
  {
    label: 'spam',
    kind: 'charity-scam',
    message: {
      name: 'Imam Yusuf Orphanage',
      email: 'imam.yusuf.orph@example.net',
      phone: '+220 355 5010',
      company: '',
      message:
        "Assalamu alaikum brother/sister. I keep 46 orphans in my compound, no rice since Tuesday. I don't ask much. Even $50 by Western Union to my name will feed them 3 days. I send photo of children if you reply. Allah will multiply your company.",
    },
    fillMs: 87318,
  },
  {
    label: 'spam',
    kind: 'charity-scam',
    message: {
      name: 'Firefighter Benefit Assoc',
      email: 'drive@ff-benefit.invalid',
      phone: '800 555 0104',
      company: 'FF Benefit',
      message:
        'As a local business you pledged $150 last year toward our fallen firefighters drive. Can we count on you again? Gold sponsors get a decal + mention. Card payment by phone or https://ff-benefit.invalid/pledge',
    },
  },
  {
    label: 'spam',
    kind: 'linkdump',
    message: {
      name: 'Albertgoose',
      email: 'albertgoose@example.com',
      phone: '86675550100',
      company: 'Albertgoose',
      message:
        'http://rolex-copy.invalid http://essaywriter-pro.invalid http://vape-wholesale.invalid http://iptv-4k.invalid http://paydayfast.invalid',
    },
    fromAddress: 42,
  },
  {
    label: 'spam',
    kind: 'linkdump',
    message: {
      name: 'xJasonx',
      email: 'xjasonx@example.net',
      phone: '83125550100',
      company: '',
      message:
        'Thanks for this great info! I bookmarked it. Also visit my page best replica handbags https://luxbags.invalid/best-replica and my brothers site https://torrent-proxy.invalid',
    },
    fillMs: 1384,
  },
  {
    label: 'spam',
    kind: 'linkdump',
    message: {
      name: 'nvqzrtbl',
      email: 'nvqzrtbl@example.org',
      phone: 'nvqzrtbl',
      company: 'nvqzrtbl',
      message: 'kLmQwTzRtPoVbnXa https://t-short.invalid/aQ9 YyHhTrr',
    },
  },
  {
    label: 'spam',
    kind: 'bbcode',
    message: {
      name: 'DavidTox',
      email: 'davidtox@example.com',
      phone: '85555550100',
      company: 'google',
      message:
        '[b]IPTV 18000 channels[/b] all sports + VOD [url=http://iptv-max.invalid]free 24h trial[/url] [img]http://iptv-max.invalid/b.jpg[/img] works on firestick, smart tv',
    },
    sameText: 36,
  },
  {
    label: 'spam',
    kind: 'bbcode',
    message: {
      name: 'Georgesak',
      email: 'georgesak@example.net',
      phone: '88885550100',
      company: '',
      message:
        'Hi. [url=https://proxy-sell.invalid/buy]buy residential proxies[/url] [url=https://proxy-sell.invalid/cheap]cheap socks5[/url] [url=https://proxy-sell.invalid]private proxy list[/url]',
    },
  },
  {
    label: 'spam',
    kind: 'bbcode',
    message: {
      name: 'EssayHelp',
      email: 'essayhelp@example.org',
      phone: '5551234',
      company: '',
      message:
        '[url=http://write-my-paper.invalid]write my paper for me cheap[/url] Professional writers, plagiarism free, dissertation, homework help 24/7, 20% off first order',
    },
  },
  {
    label: 'spam',
    kind: 'followers',
    message: {
      name: 'SocialKing',
      email: 'sales@socialking-smm.invalid',
      phone: '+91 98000 55510',
      company: 'SocialKing SMM',
      message:
        'Buy Instagram followers 1000/$3, YouTube watch hours 4000/$25, LinkedIn company followers 500/$12, TikTok views. Cheapest SMM panel, API available, instant start. socialking-smm.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'followers',
    message: {
      name: 'Maya',
      email: 'maya@growwithmaya.example',
      phone: '555 0124',
      company: '',
      message:
        'Hey Solvane team 💜 your Instagram deserves way more love! I help tech brands go from 400 to 10k real followers in 60 days, all organic no bots. First week is free, wanna try? Just need your @',
    },
    fillMs: 48543,
  },
  {
    label: 'spam',
    kind: 'reviews',
    message: {
      name: 'Trust Boosters',
      email: 'order@trustboosters.invalid',
      phone: '-',
      company: '',
      message:
        'Google reviews from local guides $6 each, non drop. Trustpilot, Clutch and G2 verified too. Clutch badge for software company is very important sir. Pay after 3 live reviews. DM for sample',
    },
  },
  {
    label: 'spam',
    kind: 'reviews',
    message: {
      name: 'Marcus Feld',
      email: 'marcus@cleanname.example',
      phone: '(555) 010-0125',
      company: 'CleanName',
      message:
        "I came across a negative review on your profile that's probably costing you deals. We legally remove these, you only pay once it's gone ($450). Want me to send the link to the one I mean?",
    },
    fillMs: 26956,
  },
  {
    label: 'spam',
    kind: 'support-call',
    message: {
      name: 'Windows Security',
      email: 'alert@ms-helpdesk.invalid',
      phone: '+1 877 555 0105',
      company: '',
      message:
        'CRITICAL: your office IP is sending error reports to our server, possible trojan. Do not shut down the computer. Call certified technician +1 877 555 0105 immediately, tell code 0x80071.',
    },
    fillMs: 482,
  },
  {
    label: 'spam',
    kind: 'support-call',
    message: {
      name: 'Google Listing Support',
      email: 'verify@listing-verify.invalid',
      phone: '800 555 0106',
      company: '',
      message:
        "This is the final attempt to reach the business owner. Your Google business listing isn't verified and is going to be shown as permanently closed. Call 800 555 0106 and press 1 to verify, takes 2 minutes.",
    },
  },
  {
    label: 'spam',
    kind: 'support-call',
    message: {
      name: 'Energy Rebate Office',
      email: 'rebate@powerrebate.invalid',
      phone: '866 555 0107',
      company: '',
      message:
        "Your account has been overcharged by third party supplier. As per the commission you're owed rebate check + 30% off. Please have your utility bill ready and call 866 555 0107, ref 2210.",
    },
  },
  {
    label: 'spam',
    kind: 'support-call',
    message: {
      name: 'Bank Fraud Desk',
      email: 'frauddesk@secure-callback.invalid',
      phone: '+44 800 555 0108',
      company: '',
      message:
        "We have blocked a transfer of £2,890 from your business account. If it wasn't you, ring our fraud team on +44 800 555 0108 and they'll help you to move the funds to a safe account.",
    },
    fillMs: 1606,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Priya Sharma',
      email: 'priya.digital01@example.org',
      phone: '+91 98000 55511',
      company: '',
      message:
        "Hi,\nI was going through your website and found it's good but not ranking on major keywords. May I send you a proposal with price list and few past results? Just say OK.\nThanks, Priya (Business Development Executive)",
    },
    fillMs: 30825,
    sameText: 34,
  },
  {
    label: 'spam',
    kind: 'design',
    message: {
      name: 'Noah Lindell',
      email: 'noah@explainerlab.example',
      phone: '555 0126',
      company: 'Explainer Lab',
      message:
        "Hey, watched your homepage for 10 seconds and still wasn't sure what you sell (no offence!). A 60-second animated explainer fixes it. We usually charge $2,400, this month $790. Here's one we did for a similar company: https://explainerlab.example/demo",
    },
    fillMs: 83538,
  },
  {
    label: 'spam',
    kind: 'leads',
    message: {
      name: 'Brooke Hansen',
      email: 'brooke@intentlist.example',
      phone: '(555) 010-0127',
      company: 'IntentList',
      message:
        "Would you be interested in an attendee list for the upcoming cloud & AI expo? 14,382 contacts with verified emails, direct dials and titles. Happy to share counts and pricing. If not relevant just reply 'skip'.",
    },
  },
  {
    label: 'spam',
    kind: 'leads',
    message: {
      name: 'Formblaster',
      email: 'hello@form-outreach.invalid',
      phone: 'none',
      company: '',
      message:
        'You just read this because it was delivered through your contact form. We can deliver YOUR message to 2 million forms in the same way, $149, no spam filters. Want details?',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Anil Kapoor',
      email: 'anil@stackvista.example',
      phone: '+91 98000 55512',
      company: 'StackVista Infotech',
      message:
        "Greetings of the day! We are a CMMI Level 3 company with 250+ developers offering white label development, PHP, MERN, Flutter at $12/hr. We'd be glad to act as your silent offshore partner. Kindly suggest a suitable time for a short zoom.",
    },
    fillMs: 39008,
  },
  {
    label: 'spam',
    kind: 'diploma',
    message: {
      name: 'University Degrees',
      email: 'admissions@fast-degree.invalid',
      phone: '+1 555 010 0128',
      company: '',
      message:
        'Get a verified Bachelor, Master or PhD based on life experience, no exams, no classes, in 15 days. Transcripts & embassy attestation included. MBA $499. Also IELTS/PMP certificate without test. fast-degree.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'documents',
    message: {
      name: 'docs world',
      email: 'docsworld@example.net',
      phone: '-',
      company: '',
      message:
        'Buy real registered passport, drivers license, ID card, residence permit, SSN, counterfeit banknotes undetectable grade A. Discreet shipping. Contact whatsapp or mail',
    },
    fillMs: 927,
  },
  {
    label: 'spam',
    kind: 'podcast',
    message: {
      name: 'Tiffany Rowe',
      email: 'tiffany@foundersvoicepod.example',
      phone: '555 0129',
      company: 'Founders Voice',
      message:
        "Hi! I host a top 2% podcast for visionary founders and your story really resonated with our producers. We'd love to feature your CEO. There's a production fee of $1,200 that covers editing, a press release and 12 clips. Spots for January are almost gone!",
    },
    fillMs: 83410,
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Corporate Excellence Awards',
      email: 'nominations@corp-excellence.example',
      phone: '+44 20 5550 0104',
      company: 'Corporate Excellence',
      message:
        "I'm pleased to tell you that Solvane has been nominated as Best Bespoke Software Firm of the Year by our research team. To accept there's no charge; winners may choose the Gold package (trophy, two-page feature) at £1,495. Please confirm by return.",
    },
  },
  {
    label: 'spam',
    kind: 'cyber',
    message: {
      name: 'SecurEye',
      email: 'audit@secureye-reports.invalid',
      phone: '555 0130',
      company: 'SecurEye',
      message:
        "Hello team, I'm ethical hacker and found critical vulnerability in your web application, can lead to data leak of all users. Before I disclose I want to know about your bounty, min $500 by PayPal/crypto. After confirm of payment I send full POC.",
    },
    fillMs: 40123,
  },
  {
    label: 'spam',
    kind: 'short',
    message: {
      name: 'ok',
      email: 'ok7@example.com',
      phone: '111',
      company: '',
      message: 'hello are you there',
    },
    sameText: 18,
  },
  {
    label: 'spam',
    kind: 'short',
    message: {
      name: 'Amy',
      email: 'amy.partner@example.net',
      phone: '+1 555 010 0131',
      company: '',
      message: 'Hi, are you the owner?',
    },
  },
  {
    label: 'spam',
    kind: 'realestate',
    message: {
      name: 'Dubai Prime',
      email: 'invest@dubaiprime.example',
      phone: '+971 50 555 0104',
      company: 'Dubai Prime Realty',
      message:
        'Own a waterfront apartment in Dubai with 1% monthly payment plan, 9% guaranteed ROI and golden visa. Reserve for $5,000. Shall our consultant ring you today or tomorrow?',
    },
    fillMs: 40176,
  },
  {
    label: 'spam',
    kind: 'insurance',
    message: {
      name: 'Tyler',
      email: 'tyler@groupbenefitsquote.example',
      phone: '(555) 010-0132',
      company: '',
      message:
        'Employers in your area are cutting health premiums by 38% under a new program. 2 to 50 employees. No obligation quote in 60 seconds groupbenefitsquote.example/start',
    },
    fillMs: 1825,
  },
  {
    label: 'spam',
    kind: 'staffing',
    message: {
      name: 'Meredith Hale',
      email: 'meredith@benchdevs.example',
      phone: '(555) 010-0133',
      company: 'BenchDevs',
      message:
        'Hi there, one of our senior Rust/Solidity engineers rolls off a project on Friday and your stack came up as a match. Rate is $38/h, you can trial him for a week free. Should I block his calendar for an intro on Monday?',
    },
  },
];
