import type { Rule } from './rule.ts';
import { anywhere, find } from './word-classes.ts';

/** What `wishes` and `dealings` find, more coarsely, in languages other than English. */
export const asksInTongues: Rule = {
  reason: 'asks for our work in another language',
  most: 6,
  signs: [
    [
      -3,
      anywhere`
          хот(?:им|ел|ели|елось)|нуж(?:ен|на|но|ны)|ищем|требуется|интересует|сколько|стоимость\?|подскажите|можете
          работаете|делаете|сделайте|свяжитесь|не работает|потрібн|скільки|чи можете|шукаємо|我们(?:想|需要|要|打算)
          想(?:做|在|要|找|咨询|开发)|需要(?:做|开发|对接|一个|一套)|多少钱|请问|有没有|能不能|是否|案例|お願い|見積|でしょうか|ですか|したい|検討|お話し|探して|싶습니다|필요|가능|얼마
          문의드립니다|만들고|견적|лазит|поможете|перестал|не открывает
          у нас (?:\S+ ){0,2}(?:студия|магазин|мастерская|школа|клиника|ферма|кафе|компания)
          мы (?:элеватор|небольш|производим|хотели)|вы делаете|здравствуйте.{0,40}(?:сайт|приложение) для
          我们是.{0,10}(?:学校|医院|公司,想|公司，想)|学校想|预算|聊聊|可以(?:先|用|吗)|帮我们|ご相談|考えて|作りたく|予算|教えて|困って|어느 정도|걸리|깨집니다|고치|부탁|궁금|採用
          職務経歴|応募|経験があります|入れません|動きません|エラー|应聘|简历|打不开|报错|发票(?:请|开)|지원|이력서|오류|안 됩니다|не приход|ошибк|резюме|вакансии
        `,
    ],
    [
      -3,
      find`
          to wasze|dostałam|prosiłam|prosiłem|non va|sul sito|grazie!|mejlet|er det dere|ser ut som dere|fikk denne
            können sie prüfen|unsere agentur hat|wir (?:suchen|brauchen|benötigen|möchten|wollen|planen|hätten
            sind eine? (?:\w+ )?(?:praxis|verein|apotheke
            schule|betrieb|kanzlei|bäckerei)|betreiben)
          ich (?:suche|brauche|möchte|hätte)|(?<!sie )suchen|können sie (?:uns|mir|das)|machen sie|bieten sie
          haben sie (?!schon (?:mal|einmal))|was kostet|wie viel|wieviel|kostenvoranschlag|bitte um|rückruf|bewerb\w+
          rechnung|vertrag|funktioniert nicht|geht nicht|unser\w*|wij (?:zoeken|willen|hebben)|wat kost|onze
          vi (?:søger|söker|trenger|behöver|ønsker|har)|hva koster|vad kostar|tarvitsemme|etsimme|paljonko
          wie besprochen|anbei|frau [a-zäöü]+|herr[n]? [a-zäöü]+|ist die echt|kommt (?:das|die) von ihnen
          kunnen jullie|hoi|mijn (?:winkel|fietsenwinkel|website|zaak)|wat (?:zijn|is) de|tom siden|haster|kalenderen
          hyr ut|skulle det|szeretnék|mennyi|nachricht von ihnen
          mein(?:e|en)? (?:sohn|tochter|mann|frau|shop|seite|boote)|papier|ablesung|wartungsfenster|ansprechpartner
          bitte (?:sorgen|ihre|melden)|boote, |zugang|möglich\?|meiner? anfrage|nachtrag|anfrage von|kündigung
          bestellung|auftrag|frist\w*|unser zeichen|geehrte frau|er det her|tilbud på|vi trenger|kostenfreie
        `,
    ],
    [
      -3,
      find`
          nous (?:cherchons|voulons|voudrions|souhaitons|avons|recherchons)|je (?:voudrais|souhaite|cherche|veux)
          (?:on a|j'ai) besoin|j'ai besoin d|besoin d'une? (?:site|app|outil|devis)|pouvez-vous|faites-vous|avez-vous
            est-ce que|combien|un devis|notre
          nos (?:clients|adhérents|patients)|queremos|necesit(?:o|amos)(?! su )|busc(?:o|amos)|quer(?:ía|íamos)
          me gustaría|tengo|tenemos|pueden|podrían|hacen|trabajan|cu[áa]nto|presupuesto
          nuestr[oa]s? (?:aceite|tienda|web|clientes|página)|he visto|precis(?:o|amos)|gostar(?:ia|íamos)
          vocês (?:fazem|atendem|trabalham|têm)|quanto|orçamento|nosso|nossa|vogliamo|vorremmo|abbiamo bisogno
          cerchiamo|vorrei|avete|fate|potete|quanto costa|preventivo|nostr[oa]|szukamy|potrzebujemy|chcemy
          chcielibyśmy|ile kosztuje|czy robicie|wycenę|nasz[aej]*|proszę o|hledáme|potřebujeme|chceme|kolik|hľadáme
          trebamo|želimo|koliko|avem nevoie|vrem|căutăm|cât costă|ati mai|keresünk|szeretnénk|mennyibe
          istiyor(?:uz|um)|arıyoruz|ihtiyacımız|ne kadar|fiyat (?:al|ver)\w*|yapıyor musunuz
          kami (?:butuh|ingin|mencari)|berapa|cần (?:làm|tìm|xây|một)|em cần|muốn|báo giá|bao nhiêu|vajame|reikia
          ieškome|¿(?:cu[áa]nto|nos|me|a qué|hacen|pueden|ustedes)|il nous faut|déjà fait|est-ce que vous
          es para (?:una|un)|cu[aá]nto tiempo|temos uma|queríamos|queria|fazem isso|mamy (?:trzy|dwa|\d)
          jaki (?:to )?koszt|lazım|ne kadar sürer|fiyat ve süre|sipariş alabil\w+|en panne|rappelez|inadmissible
          ne (?:marche|fonctionne) (?:pas|plus)|mon site|notre site|facture|commande
          rendez[- ]vous (?:samedi|lundi|pour)|mi (?:sitio|web|pedido|factura)|no funciona
          il (?:mio|nostro) (?:sito|ordine)|non funziona|a minha|não funciona|moja|nie działa|mijn|werkt niet
          siparişim|çalışmıyor
        `,
    ],
    [
      -3,
      anywhere`
          चाहिए|खर्च|बताइए|ਚਾਹੀਦੀ|ਚਾਹੀਦਾ|چاہ|چاہتے|بنوانی|کرتے ہیں|نحتاج|نريد|أريد|نبحث|هل (?:يمكن|تقدمون|لديكم)
          كم (?:تكلفة|يكلف|السعر)|التكلفة|می‌خواهیم|نیاز داریم|רוצים|רוצה|מחפש|צריכ|אפשר|הצעת מחיר|כמה עולה|θέλουμε
          χρειαζόμαστε|ψάχνουμε|πόσο|έχετε|μπορείτε|อยาก|ต้องการ|ราคาเท่าไหร่|เท่าไหร่|ใบเสนอราคา|বানাতে|প্রয়োজন
          வேண்டும்|გვჭირდება|գին|търсим|искаме|колко|тражимо|потребно|هل تعملون|لدينا (?:مخبز|متجر|شركة|مطعم|عيادة)
          نود|ممكن
        `,
    ],
  ],
};
