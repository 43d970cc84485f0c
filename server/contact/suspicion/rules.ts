import type { Reading } from './reading.ts';

export interface Rule {
  /** Stands in the digest, after "looks like spam: ". */
  reason: string;
  /** Above zero for what speaks for spam, below zero for what speaks for a person who wants our work. */
  points: (reading: Reading) => number;
}

/** A message with so many points or more, over all rules, is held. */
export const holdAt = 5;

/** So many points for each pattern that is found in the sender's own words, up to a limit. */
const each =
  (points: number, most: number, patterns: readonly RegExp[]): Rule['points'] =>
  ({ words }) => {
    const found = patterns.filter((pattern) => pattern.test(words)).length * points;
    return points > 0 ? Math.min(most, found) : Math.max(most, found);
  };

/** What no language spells: "XrUqKzPlWm" changes case all the time, "hgjkhgj" has no vowel, "asdf" is a row of keys. */
function isGibberish(word: string): boolean {
  if (!/^[a-z]{4,}$/i.test(word)) return false;
  const changes = word.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
  return (
    changes >= word.length / 4 ||
    !/[aeiouy]/i.test(word.slice(0, 7)) ||
    /asdf|sdfg|dfgh|qwert|zxcv|sdkj|wqjd/i.test(word)
  );
}

/** 0 to 1: how much of a text is gibberish. A word of less than four letters says nothing. */
function shareOfGibberish(text: string): number {
  const parts = text
    .slice(0, 300)
    .split(/\s+/)
    .filter((part) => part.length > 3);
  return parts.length === 0 ? 0 : parts.filter(isGibberish).length / parts.length;
}

const hasLink = /https?:\/\/|\bwww\.[a-z0-9-]/;
/** Many people give their company by its site, and nothing else. */
const isSite = /^(?:https?:\/\/)?[a-z0-9.-]+\/?$/;

const asksForWork = each(-2, -6, [
  /\b(?:we|i|i am|we are)(?:'d| would| also|'re|'m)? (?:still )?(?:need|want|like|love|imagine|require|looking)\b (?!to (?:tell|inform|discuss|donate|offer|share|show|do a|contribute|send|feature|introduce)|a (?:trust|foreign)|you\b|for (?:serious|outbound))|\band (?:want|need) to\b|\bwe (?:plan|relaunch|must|run|hold|rent|teach|install|publish|advise|spoke|still|cannot|were|got)\b|\bi (?:run|write|collect|sent|was told|keep)\b|(?:^|[.!] )(?:need|looking)\b(?![^.!?]{0,60}\?)/,
  /\b(?:can|could|does|did|has|would) (?:you|your (?:team|offer|ai|web team|blockchain team|engineers))\b(?! (?:be interested|publish|like|send a cv))|\b(?:somebody|someone|anyone|one of your)\b|\bdo you (?:do|build|make|work|have (?:experience|done)|also|know how|take|consult|offer|speak)\b|\bare you (?:hiring|taking|free)\b/,
  /\b(?:a|an|your|for|the|request|requires?) (?:quote|quotation|estimate|offer|tender|rfp|nda)\b(?! (?:expires|inside))|(?<!your )(?<!of )\b(?:budget|tender|rfp|nda|quotation|how much|how long|what would|day rates?)\b|^price\b/,
  /\b(?:our|my) (?!\w+ (?:team|developers|engineers|experts|clients?|services|designers)\b)(?!(?:ai|advertiser|analysts?|articles?|attorneys?|autumn|best|blogs?|brands?|cam|candidates|catalogue?|client|clients|database|developers|engineers|experts?|facebook|factory|fee|friend|gold|infographic|late|lawyers|manager|mobile|monthly|name|neighbour|new|offer|packages?|partners?|photos?|piece|plans?|portfolio|private|profiles?|qa|ranking|records|resource|robot|scanner|services?|specialists?|subscription|team|tool|trick|violates|virtual|watches|widget|work|works|desire|before|behalf|calendar|dear|doctors|annual|network|previous)\b)\p{L}/u,
  /\bwe (?:accept|received|agree|approved|signed|expect|already|have \d+ \w+ and)\b|\bi'm the owner\b|\b(?:your|the) (?:proposal|estimate|contract|services page|cloud package)\b|\bintegrated with\b|\b(?:rates|cost|price|cost us)\?|\bit cost\b|\bcharge to\b|\b(?:do you|you) (?:provide|charge|support|audit)\b|\bwhat is this\b|\bpartner for\b|\blooking for (?:a|an|someone|help|\d)\b|\bis it possible\b|\boffer needed\b|\bhas been approved\b|\b(?:build|building) (?:a|an)\b|\bprocurement\b|\bcompany certified\b|\bmeet your\b/,
  /\b(?:call|phone|ring) (?:me|us)\b|\bplease (?:call|ring|confirm|send (?:your|me|us)|add|comment|tell)\b|\bcall back\b|\b(?:ticket|refund|invoice for (?:january|february|march|april|may|june|july|august|september|october|november|december))\b|\b(?:gdpr|accessib\w+|deadline|apply as|application for|hire me|after your|your update|you made for us|you operate|since the)\b/,
  /\bfreue|\bbitte um|\bsuchen\b|\bkönnen sie uns\b|\bmöchten (?!ihnen)|хотим|多少钱|\bqueremos\b|\bcuánto cuesta\b|\bvoudrais\b|\bchúng tôi cần\b|\brückruf|нужен|нужна|потрібна|сколько|сделайте|चाहिए|ਚਾਹੀਦੀ|چاہ|نحتاج|見積|お話し|싶습니다|想做|请问|θέλουμε|רוצים|อยากทำ|\bpresupuesto\b|\bprecisamos\b|\bdevis\b|\bpouvez-vous\b|\bszukamy\b|\bistiyoruz\b|\btrebamo\b/,
]);

/**
 * One entry each; docs/spam.md says how to change one. Patterns see lower case, and never more than a bounded stretch
 * between two words, so that they take time in proportion to the text.
 *
 * No word holds a message by itself if a customer could write it: a topic takes a seller's voice, a price, a deadline
 * or a link besides.
 */
export const rules: readonly Rule[] = [
  // What it is about.
  {
    reason: 'search-engine promotion',
    points: each(2, 6, [
      /\bseo\b|\bserps?\b|search engine|\bmeta desc|\bgoogle rankings?\b|\bbing\b|\bsearch visibility\b|\bspeed score\b|\bvisibility of\b/,
      /\bkeywords?\b|\bon-page\b|\boff-page\b|\b(?:directory|article) submissions?\b|\bsocial bookmarking\b|\blocal listing|\bmap (?:listing|pack)\b/,
      /\bback-? ?links?\b|\b(?:do|no)-?follow\b|\blinks? (?:exchange|building|insertion|juice)|\bniche edits?\b|\bpbn\b/,
      /\b(?:first|1st|top|front) page\b|\btop of google\b|\brank(?:s|ed|ing)? (?:higher|# ?1|no\.? ?1|number one|your|on google)|\boutrank/,
      /\b(?:domain|low|high|site) authority\b|\bd[ar] ?\d\d\b|\blink equity\b/,
      /\b(?:organic|targeted|real|web|more|boost|increase) (?:traffic|visitors)\b|\bwebsite traffic\b|\btraffic to your\b|\bonline (?:presence|visibility)\b/,
      /\b(?:not|n't) (?:show|appear|rank|visible|be found|found)[^.?!]{0,30}google|google[^.?!]{0,20}schlecht gefunden|resultados de google|\b(?:on|in) google\b[^.?!]{0,20}\bkeywords/,
      /\bbrand mentioned\b|\brecommend you\b|\bgeo\/aeo\b|\bai visibility\b|\bdigital marketing\b|\bgoogle ads\b|\bsocial media (?:agency|manager|marketing)\b|\bagentur für\b|\bppc\b/,
      /продвижени|раскрутк|в топ|seo优化|谷歌|外链|百度|推广|排名|首页排名|快速排名|\bposicionamiento\b|\bpozycjonowani|pierwszej stronie|\bauf seite 1\b|suchmaschinenoptimierung|\bréférencement\b|\bposizionamento\b/,
    ]),
  },
  {
    reason: 'articles with links on offer',
    points: each(3, 6, [
      /\bguest[ -](?:post|blog|article|contribut)|\b(?:sponsored|paid) (?:posts?|articles?|content)\b|\barticoli sponsorizzati\b|\barticles? sponsorisés?\b/,
      /\bcontribut(?:e|ing)\b[^.?!]{0,30}\b(?:content|article|post|blog|guest)|\bfan of your blog\b|\b(?:my|our) (?:article|piece|infographic)\b|\binfographic\b|\bwrite (?:for|an? [^.?!]{0,20}\bfor) (?:you|your)\b|\bpress release\b|\bnews sites\b/,
      /\b(?:permanent|do-?follow|text|contextual|one|credit us with a|includes? a|with a|back) links?\b|\blink to (?:my|our) (?:client|resource|site|page)\b|\bsponsored tag\b|\b(?:footer|homepage|dofollow|2|two|sell|buy) links?\b|\blink on your\b/,
      /\byour (?:blog|readers|audience|guidelines)\b|\bniche\b|\bper (?:post|article|link)\b/,
    ]),
  },
  {
    reason: 'web design or repairs for our own site',
    points: each(2, 6, [
      /\byour (?:web-? ?site|site|web ?page|home ?page)\b[^.?!]{0,40}\b(?:outdated|old|slow|errors?|issues?|problems?|down|does not|doesn't|is not|isn't|losing)\b/,
      /\b(?:errors?|issues|broken links|vulnerabilit\w+|problems)\b[^.?!]{0,50}\b(?:your|ur) (?:web-? ?site|site|domain)\b|\b(?:saw|visit(?:ing|ed)|on|browsing|reviewed|through|checked|checking|upon|looked at) (?:your|ur) (?:web-? ?site|site)\b/,
      /\b(?:found|noticed|spotted|detected)\b[^.?!]{0,30}\b(?:errors?|issues|broken|bugs|missing|problems|vulnerabilit\w+)/,
      /\b(?:we|i) (?:design|redesign|rebuild|fix|develop|build|create)(?: and \w+)? (?:it|your|ur|web-? ?sites?|core|apps?|logos?|videos?|modern|professional|\d)|\bredesign (?:your|the)\b|\bweb-?(?:site)? ?(?:design|development)(?: and development)? (?:company|agency|firm|services|team)\b/,
      /\b(?:\w+ ){0,1}free (?:mock-?up|teardown|video|audit|scan|report|demo|redesign|website|analysis)\b|\bcomplimentary\b|\bbounty\b|\bproof of concept\b|\bresponsible disclosure\b/,
      /\baffordable\b|\bcheap(?:est)? (?:price|rate|cost)|\blow(?:est)? (?:price|cost|rate)|\bvery cheap\b|\bbest price\b/,
      /\bshopify\b|\bmagento\b|\bwordpress\b|\blogo (?:design|\+)|\bexplainer\b|\bunlimited revisions\b|\bpitch decks?\b|\banimat(?:ed|ion)\b|сайты под ключ|\bcréons des sites\b|\bpágina web desde\b|\bmalware removal\b|\bui\/ux\b/,
      /\bada (?:requirements|complian\w+|lawsuit)|\bcore web vitals\b|\bmobile[- ]friendly\b/,
    ]),
  },
  {
    reason: 'lists of contacts, or mass mail',
    points: each(3, 6, [
      /\b(?:attendees?|e-?mail|mailing|contacts?|prospects?|users?) (?:lists?|databases?)\b|\bmillion (?:records|contacts|e-?mails|companies|websites|people|firms)\b/,
      /\b(?:verified|missing|bulk) e-?mails?\b|\bdecision[- ]makers\b|\bdeliverability\b|\bdirect dials?\b|\bi have a list\b|\bbases de datos\b|\bbanche dati\b|\btarget(?:ed)? (?:criteria|industry|audience)\b|\bjob titles?\b/,
      /\bcold (?:e-?mails?|outreach|call)|\bcontact forms\b|\bcontact (?:page|us page)\b|\bcredits to test\b|\bour database\b|\bmillion (?:contact )?forms\b|\bqualified (?:meetings|leads|appointments)\b|\bcalendar full\b|\blead generation\b|\bappointment setting\b|\bmeetings a month\b/,
      /рассылк|базы (?:email|e-mail|данных|компаний)|формам обратной|邮件群发/,
    ]),
  },
  {
    reason: 'followers, reviews or awards for sale',
    points: each(3, 6, [
      /\b(?:real|buy|get|more) (?:\w+ )?(?:followers|likes|subscribers|views|installs)\b|\bfollowers? (?:each|per|a) month\b|\bsmm\b|\bseguidores\b|\bfollower (?:und|kaufen)|подписчик|накрутк|takipçi|粉丝/,
      /\b(?:grow|promote|boost) your (?:instagram|channel|page|tiktok|linkedin|app|music|video|social)|\b(?:youtube|instagram|tiktok|linkedin)\b[^.?!]{0,20}\b(?:promotion|growth|specialist|content is|expert)|\binvisible on\b|\bghostwrite\b|\bprofile views\b/,
      /\b(?:5|five)[ -]stars?\b|\b(?:google|negative|bad|positive|more) reviews?\b|\breal (?:devices|profiles?|people|accounts)\b|\bnon[- ]drop\b|\bdrip feed\b|\bkeyword installs\b|\bpage verified\b|\bblue (?:badge|tick)\b|\bnever delete|\baged accounts\b|\bdifferent ips\b|\bstreams for\b|\bplaylists?\b|\breal listeners\b|点赞|\bliking videos\b/,
      /\b(?:shortlisted|nominated|selected) (?:as|for|by)\b|\btop (?:10|20|50|100)\b|\bfeatured spots?\b|\bfeature your company\b|\bthe fee is\b|\binfluencers?\b|\bcreators ready\b|\bdigital badge\b/,
    ]),
  },
  {
    reason: 'staff, sales or supplies on offer',
    points: each(2, 6, [
      /\b(?:offshore|outsourc\w+|bpo|staff augmentation|augment|dedicated (?:developers?|team|resources)|on bench|bench available|remote developers|extended team|certified \w+ (?:and \w+ )?(?:consultants|engineers|experts))\b/,
      /\b\d+\+? (?:\w+ )?(?:engineers|developers|seats|designers|coders|experts)\b|\boutstanding candidates\b|\bblind cvs?\b|\bour (?:\w+ )?(?:engineers|developers|candidates) (?:join|work|are|can)\b|\bteam of \d+\+?|\bfree [^.?!]{0,10}trial\b|\bresources\b[^.?!]{0,20}\bavailable\b/,
      /\b(?:hire|start with) (?:our|dedicated|us|developers)\b|\bunless you hire\b|\bgive me (?:one|a) chance\b|\bassign (?:us|me)\b|\bany (?:requirements?|work|project)\b|\byour requirements?\b|\bcommission\b|\by(?:ea)?rs? exp\w+ence\b|\bany work\b|\bfull[- ]stack developer\b/,
      /\bvirtual assistants?\b|\bdata entry\b|\bbookkeeping\b|\bprofessional translation\b|\bclone\b|\bready (?:script|made)\b|\bfull source code\b|\btest cycle\b|\btrial task\b/,
      /\bmoq\b|\bfob\b|\bcatalogue?\b|\bfactory\b|\bmanufacturer of\b|\bwe (?:supply|manufacture|export)\b|\bpurchasing manager\b|\bfree samples?\b|\bpower bills?\b|\bcustom logo\b|\binjection mou?ld\b|\bin the market of\b|\b(?:we|can) (?:export|clean)\b|\besteemed\b|\bcooperation\b|\blower cost\b|\binsured\b|\bshenzhen\b/,
    ]),
  },
  {
    reason: 'quick money or crypto fraud',
    points: each(3, 6, [
      /\b(?:guaranteed|passive|daily|monthly) (?:monthly |daily )?(?:profits?|income|returns?|rewards?|earnings)\b|\bpassive income\b|\b\d+% (?:every|each|per|a) (?:single )?(?:day|week)\b|\bon autopilot\b/,
      /\b(?:expert|account|crypto) (?:trader|manager)\b|\bbinary options\b|\bgiveaway\b|\bget [\d.]{1,12} back\b|\bstrategy\b|\binvest(?:ment)? (?:opportunity|platform|plan|program|with)\b|\bpays? (?:out|you)\b|\bpaid daily\b|\btrades crypto\b|\bextra income\b|\btasks a day\b|\bforex\b[^.?!]{0,30}\b(?:profit|signals?|earn)\b|\bairdrop\b|\bminimum deposit\b|\btrading (?:robot|bot|signals?)\b|\bprivate investment program|\bprincipal protected\b|\bprofitable deal\b/,
      /\bpresale\b[^.?!]{0,30}\blive\b|\b\d+x\b|\bnext gem\b|\brocket\b|\blist your token\b|\bmarket making\b|\bmining pool\b|\bno risk\b|\brisk[- ]free\b/,
      /\brecover (?:stolen|lost|your)\b|\bhacker\b|\bscammed\b|\bis legit\b|\bethical hackers?\b|\blost money to\b|\baccount has been credited\b|\bconnect your wallet\b|\bwithdraw (?:before|it|your|without)|\bclaim your\b|\b(?:free|earn|won|double) (?:btc|bitcoin|crypto|eth)\b/,
      /\bearn(?:ed|s)? (?:\$|€|£|\d|up to|online)|\bwork from home\b|\bno experience needed\b|\bdouble your\b|\bcredited with\b|\bopportunity to earn\b/,
      /заработ[оа]к|пассивный доход|без вложений|\bverdienen sie\b|\bgana dinero\b|\bganhe dinheiro\b|\bgagnez\b|\bgane dinero\b|\bgeld verdienen\b|\bdesde casa\b|\bguadagn[ai]\b|赚钱/,
    ]),
  },
  {
    reason: 'gambling for players',
    points: each(3, 6, [
      /\b(?:welcome|deposit|registration|sign-?up) bonus\b|\bfree spins\b|\bno deposit\b|\breal money\b|\brev(?:enue)? share\b|\bdeposit pulsa\b/,
      /\bfixed (?:matches|scores|games)\b|\bbetting sites?\b|\bbest (?:online )?casinos?\b|\bodds \d|\bjackpot ticket\b|\bmaxwin\b|\bslot gacor\b/,
      /\bplay (?:now|\d+\+? slots|and (?:win|claim))|\bonline casinos?\b|\bsports? betting\b|\bpoker\b|\bfree bets?\b|\bcasinos?\b[^.?!]{0,30}\bbonus\b/,
      /казино|博彩|彩金|百家乐|体育投注|\bbahis\b|\bkasyno\b|\bapuestas\b|\bjudi\b|\btogel\b|бонус/,
      /ставки на спорт/,
      /фрибет|коэффициент/,
    ]),
  },
  {
    reason: 'medicines or miracle cures',
    points: each(3, 6, [
      /\b(?:viagra|cialis|levitra|tramadol|xanax|modafinil|ozempic|adderall)\b[^.?!]{0,30}\b(?:online|cheap|buy|cialis|xanax|overnight|without)\b|\b(?:buy|cheap|order) (?:viagra|cialis|tramadol|xanax|ozempic|medicines?|pills)\b/,
      /\bdoctors hate\b|\bgummies\b|\bno exercise\b/,
      /\b(?:without|no) (?:a )?(?:prescription|rx)\b|\bdiscreet (?:shipping|packag)|\bovernight delivery\b|\bshipping worldwide\b/,
      /\bi lost \d+ (?:lbs|pounds|kg|kilos)\b|\bbaldness\b|\bnew hair\b|\bbelly fat\b|\bdetox\b|\breplica\b|\blast longer\b|\bchronic pain\?|\bfull spectrum\b|\b(?:diet|weight loss) (?:pills|supplement)|\berectile\b|\bsteroids\b|\bbefore (?:&|and) after\b|\bmiracle\b|\bsupplements?\b|\bblood sugar\b|\bprostate\b|\bbottles\b|\bpain relief\b|\bcure\b|\bnatural remedy/,
    ]),
  },
  {
    reason: 'loans or funding on offer',
    points: each(3, 6, [
      /\b(?:get|need|offer|offering|give out|kinds? of) (?:a |an |you )?(?:urgent |quick |fast |personal |business |easy )?loans?\b|\bloan (?:offer|at|from|amount)\b/,
      /\bbad credit\b|\bno collateral\b|\bpre-?approved\b|\bworking capital\b|\bdebt consolidation\b|\bgrace period\b|\bline of \$|\bneed cash\b|\bfunds in your\b|\bcash (?:advance|for)\b|\bcredit score\b|\brates from\b|\binterest rate\b/,
      /\bprivate investors\b|\bfund viable\b|\bneeds? funding\b|\bbusiness plan\b|\btax credits?\b|\bgovernment grant\b|\bfinancing\b|\bsame day approval\b|\bno paperwork\b|\bcard processing\b|\bzero fee\b|\bmerchant (?:account|services)\b/,
      /срочный кредит|кредит без|贷款|放款|\bpréstamo urgente\b|\botorgamos\b|займ|\bpożyczk|\bprêt urgent\b|\boffre de prêt\b|\bentre particuliers\b|\bvay tiền\b|\bempréstimo\b|\bkredit ohne\b|sofortkredit|\bohne schufa\b|\bcrédito rápido\b|\bpinjaman\b|\bkredi\b|\bprestiti\b/,
    ]),
  },
  {
    reason: 'adult content',
    points: each(4, 8, [
      /\b(?:sex cams?|live sex|webcams?|cams? no sign|porn\w*|onlyfans|xxx|escorts|nudes?|naked)\b/,
      /\b(?:hot|lonely|local|single|sexy) (?:girls?|wom[ae]n|singles|ladies)\b|\bladies from\b|\b(?:girls|women) (?:near|from)\b|\bmeet you tonight\b|\balone tonight\b|\bno strings attached\b|\bprivate photos\b|\bserious relation\b|\bbeg for more\b|\bin bed\b|\bhi handsome\b|\bhookups?\b|\bbabe\b|\bmy cam\b|\bmature women\b|\bdiscreet dating\b|\bflirt\b|\blonely\b/,
    ]),
  },
  {
    reason: 'a made-up claim on us',
    points: each(2, 6, [
      /\bfinal (?:notice|warning|reminder)\b|\bsecond warning\b|\boverdue\b|\bunpaid invoice\b|\binvoice for (?:your|the)\b|\bpayable within\b|\bsettle now\b|\byearly\b[^.?!]{0,20}\b(?:entry|listing)|\bfailure to (?:pay|comply|respond)\b|\bwe have not received payment\b|\bhas been charged\b|\bamount due\b/,
      /\bdomain (?:listing|registration|name)?\b[^.?!]{0,20}\bexpires?\b|\bsearch engine registration\b|\binternet keyword\b|\btrademark\b[^.?!]{0,30}\b(?:publication|register)|\bdid not authori[sz]e\b/,
      /\bcopyright infringement\b|\b(?:images|content|photos)\b[^.?!]{0,40}\b(?:without (?:a )?licen[cs]e|stolen|evidence)|\bstolen content\b|\bdownload the evidence\b|\bfile a lawsuit\b|\bdmca\b|\bunlicen[sc]ed\b|\bour lawyers\b|\bget sued\b|\blawsuits? of\b/,
      /\b(?:new vendor|discreetly|i'm in a meeting)\b|\bpay [\d.]{1,12} ?btc\b|\bbitcoin to the\b|\bi hacked\b|\bflood your\b/,
      /\bdo not object\b|\bhosting suspension\b|\bcancellation (?:of|department)\b|\bhandle a payment\b|\bavoid interest\b|\byou available\b|\bbank details\b|\bno calls\b|\bbefore noon\b|\bdays late\b|\bat your (?:web-?)?site\b/,
    ]),
  },
  {
    reason: 'asks for a login or a download',
    points: each(3, 6, [
      /\b(?:verify|confirm|validate|re-?validate|update|re-?activate) your (?:\w+ )?(?:account|password|wallet|mailbox|identity|address|details|information)\b|\bmust be (?:re-?validated|verified|confirmed)\b|\bpassword (?:expires|will expire|has expired)\b/,
      /\b(?:account|mailbox|page|hosting|domain) (?:has been |will be |is )?(?:suspended|limited|locked|\d+% full|permanently deleted)\b|\bviolates? our\b|\bunusual activity\b|\bstorage is\b|\bpayment (?:was )?declined\b/,
      /\brecovery phrase\b|\bseed phrase\b|\bsubmit an appeal\b|\bis this you\b|\bsent you \d|\bavoid losing\b|\bshared a (?:file|document)\b/,
      /\b(?:customs fee|redelivery|tried to deliver)\b|\bview (?:the )?document\b|\bsecure document\b|\blog ?in (?:with|to withdraw|here)\b|\benable macros\b|\brun installer\b/,
      /\bdear (?:customer|employee|user|account)\b/,
    ]),
  },
  {
    reason: 'a fortune from a stranger',
    points: each(3, 9, [
      /\b(?:next of kin|beneficiary|inheritance|same surname)\b[^.?!]{0,60}\b(?:you|sum|fund|late|split)\b|\bi present you\b|\blate (?:client|father|husband)'?s?\b/,
      /\b\d[\d.,]{0,12} ?(?:m|million|billion)?\b ?(?:million|usd|dollars|euros?|gbp|pounds)\b[^.?!]{0,60}\b(?:donate|charity|draw|deal|compensation|deposit|split|share|discuss|late)\b|\bworth \$?\d[\d.]{0,12} ?m/,
      /\b(?:god[- ]fearing|widow|dying|diagnosed with cancer|female soldier|trunk boxes|trustworthy person|foreign partner|courier fee|atm card|claims agent)\b/,
      /\bwon\b[^.?!]{0,40}\b(?:draw|lottery|prize)\b|\byou have won\b|\bwon a (?:phone|prize|car)\b|\bcollect the prize\b|\bscam victims\b/,
      /\bi am (?:the )?(?:barrister|director of operations|a widow|attorney)\b|\bconsignment\b|\bgold bars\b|\bfamily name\b|\bthe fund is\b|\banswer me privately\b|\bprivate e?mail\b|\bpersonal mail\b|\blottery\b[^.?!]{0,30}\bwinner/,
      /\bdeceased\b|\bestate of\b|\bbears? your\b/,
      /\bpermit me\b|\bdearest\b|\bgreetings in the name\b|\bconfidential\b|\byou will keep \d+%|\bmy desire of\b|\bcopy of id\b/,
    ]),
  },
  { reason: 'offers false invoices', points: ({ words }) => (/代开.{0,12}发票/.test(words) ? 5 : 0) },

  // How it speaks.
  {
    reason: "a seller's voice",
    points: each(2, 6, [
      /\b(?:we|i) (?:can |will |also )?(?:offer|provide|deliver|help|manage|create|represent|specialize|book|fix|remove|verify|augment|earned|represent|rebuild|supply) |\bwe are (?:a |an |the )?(?:\w+[ -]){0,4}(?:agency|development (?:company|firm|center|centre|team)|seo company|bpo|manufacturer|registrar)\b|\bi(?:'m| am) (?:a |an )?(?:\w+ ){0,3}(?:consultant|specialist|freelance writer|business development|developer)\b/,
      /\b(?:can|may|shall|could|would) (?:i|we) (?:send|share|show|schedule|send over|call)\b|\bi can (?:give|show|share|send|bring)\b|\bwe can (?:put|list|increase|help|get|bring|start)\b|\bif i can share\b|\bhappy to (?:run|send|share|show)\b/,
      /\b(?:reply|respond|revert|text|dm|hit reply|contact) (?:yes|back|stop|list|me|us|with|approved|here|her|him)\b|\bkindly (?:revert|indicate|reply|check|process)\b|\bjust hit reply\b|\bplease reply with\b|\bwaiting for (?:your|kind)\b|\bget back to me\b/,
      /\b(?:are you|if you(?:'re| are)?|would you be|you want|let me know if) (?:interested|sample|interest)\b|\bwhich (?:plan|package|item|app)\b|\bwould you like to (?:see|reach|know)\b|\bdo you want\b|\bwant to (?:see|know)\b|\bworth a chat\b|\bwhen works\b|\bwhom should i speak\b|\bwho is the right person\b|\bshort (?:introduction )?call\b/,
      /\bhope (?:all|you|this)\b|\breaching out\b|\bcame across\b|\bhappened upon\b|\bi (?:found|saw|see) your\b|\bdear (?:sir|business|friend|cto|ceo|team|project|purchasing|hiring|vip|webmaster|owner|manager)\b|\bsir\/mam\b|\bhello business owner\b|\bbusinesses like yours\b|\bcompanies of your size\b/,
      /\bour (?:packages?|plans?|clients|advertiser|experts?|analyst|widget|monthly|scanner|tool|trick|robot|blog|fee|portfolio|ranking|best partners|catalogue|profiles?|services are)\b|\b(?:gold|silver|premium|starter) (?:plan|package)\b|\bfull report\b|\bpast work\b/,
      /предлага(?:ем|ю)|прода[юе]м?|вышл(?:ем|ю)|напишите|пишите в|недорого|дешево|звоните|поможем|уважаемый руководитель|价格优惠|\bvendemos\b|\bkaufen sie\b|\bpida su\b|本公司|加微信|加qq|联系电话|\bofrecemos\b|\bse lo envío\b|\ble envío\b|\bcontácteme\b|\bwir bringen sie\b|\bangebot schicken\b|\bécrivez-moi\b|\bvendiamo\b|\blistino\b|\boferujemy\b|\bprzesłać ofertę\b|\bcompre\b|\bdaftar sekarang\b|\bliên hệ\b/,
    ]),
  },
  {
    reason: 'a price or a gift in every sentence',
    points: each(2, 4, [
      /(?:\bfrom|\bonly|\bjust|\bat|\bfor|\bstarts?|\bbegin|\bis|\bare|\bbefore|\bleast|\bfee|\bcost|[-–|:]) ?(?:at |from )?(?:us)?[$€£] ?\d[\d.,]{0,12}|\b\d+(?:\.\d+)? ?(?:usd|dollars?|eur|euros?|bucks)\b (?:only|each|per|a|al|einsatz)|[$€£]\d[\d.,]{0,12} ?(?:\/|each|per|flat|a (?:month|day|review|post)|only)|\b\d+\$ ?\/|\bper review\b|\/ ?hour\b|\bdesde \d+|\bmit \d+ euro|\bот \d+|r\$ ?\d/,
      /\b\d+% off\b|\bhalf (?:price|the cost)\b|\binstal?lments\b|\bspots are limited\b|\bdiscount\b|\bcoupon\b|\bfree (?:[\w-]+ )?(?:trial|video|of cost|sample|shipping|consultation|call|hours|words)\b|\bfor free\b|\bcompletely free\b|\bno charge\b|\bfirst month\b|\bon us\b|\bmonths? free\b|\bget \d+ \w+ free\b|\bhours free\b|\bgift with\b|первый месяц бесплатно|\bsin compromiso\b|\bunverbindlich/,
      /\bguarantee(?:d|s)?\b|\b100% (?:sure|success|free|real|guaranteed|safe)\b|\bmoney back\b|\bno upfront\b|\bpay (?:after|only|once|per)\b|\byou (?:only )?pay\b|\bor you don't pay\b|гарант|\bgarantiert\b|不上首页/,
    ]),
  },
  {
    reason: 'presses for haste or a click',
    points: each(2, 4, [
      /\b(?:within|in|next) (?:\d+|twelve|two|seven) ?-?(?:h|hours?|days?|minutes|seconds|min)\b|\b(?:offer|it) expires\b|\bthis week only\b|\blimited time\b|\bbefore (?:it is too late|it expires|they take)\b|\bdon't miss\b|\btoday only\b|\bonly \d+ (?:seats|slots|spots)\b|\burgent\b|\bimmediately\b|\b\d+% off today\b|\bstart today\b/,
      /\bclick (?:here|below|and|now)\b|\b(?:order|apply|sign up|start|try|book|join|see|get|visit|login|log in|pay|watch|play|claim|download|view)[\w ,]{0,25}(?:here|now|today|at|:|>>|->)(?: |$)|\bcheck (?:this|out)\b|\bamazing offer\b|по ссылке|\bhemen üye\b|\bregístrese\b|\bcupos limitados\b|\bjetzt anfragen\b|注册/,
      /\btelegram\b|\bwhatsapp\b|\bskype\b|(?:^| )@[a-z0-9_]{4,}|телеграм|微信|\bzalo\b|\bqq\b/,
    ]),
  },
  {
    reason: 'everyday words of advertising',
    points: each(1, 4, [
      /\bfree\b(?! (?:from|next|on|for|until))|\bgratis\b|\bkostenlos|\bgratuit|бесплатн|免费|\bno (?:contract|obligation|commitment|hidden|risk|fee)/,
      /[$€£] ?\d|\d ?(?:[$€£]|usd|eur|euros?|dollars|руб|元)|\bcent\b/,
      /\d ?%/,
      /\b\d[\d.]{0,12} ?(?:k|m|million|billion|thousand)\b|\b\d{1,3}[,.]\d{3}\b|\b\d{3,}\+|\b24\/7\b|\bworldwide\b/,
      /\b(?:guarantee\w*|trusted|legit|insured|certified|approved|proven|top[- ]rated|best|cheap\w*|low(?:est|er)|affordable|discounts?|bonus|deal|amazing|exclusive|high[- ]quality|good quality|reliable)\b/,
      /\b(?:companies|businesses|firms|brands|clients|owners|websites?) (?:like (?:yours|you)|worldwide|in (?:your|usa)|trust|of your)|\bfor (?:small biz|small business|clients|new clients|founders)|\b(?:over|than) \d[\d,.]{0,12} (?:\w+ )?(?:firms|companies|clients|members|customers|businesses|brands)\b/,
      /\b(?:today|tomorrow|same day|hurry|last chance|limited|jetzt|sofort|срочно|expires?|each evening|overnight|instant)\b/,
      /\b(?:your|ur) (?:company|business|brand|web ?site|site|homepage|home page|domain|app|page|channel|sales|area|office|mailbox|wallet|email|e-mail|industry|customers|message|music|products|account|team|products|organi[sz]ation|firm|region|number|surname|cold|cash)\b/,
      /(?:^|[.!?:] ?)(?:please )?(?:register|apply|order|sign up|buy|earn|win|claim|visit|click|download|subscribe|join|contact|message|reply|watch|look|have a look|hire|get|start|grow|try|book|send your|answer|settle|leave|stop|imagine|meet|want|tired|need|sell|ready|details|price)\b(?! (?:me|us)\b)/,
      /\b(?:we|i) (?:offer|provide|pay|do|make|clean|manage|look after|represent|post|can|will|design|create|deliver|sell|buy|help|specialise|specialize|export|build|are a|are an|am a|take care|handle|have \d)\b|\bwir sind eine?\b|\bnous (?:créons|sommes|proposons)\b|\bsomos (?:una|uma)\b|разрабатываем|настраиваем|предлага|专业/,
      /^(?:dear|greetings|good day|congrat\w+|attention|hi sir|hello (?:dear|friend|there)|sir)\b/,
      /\b(?:shall|may|can) (?:we|i)\b|\bopen to a\b|\bthis week\?|\bwould be happy to\b|\bwe'd be glad\b|\bunsere leistungen\b|\btelefonat\?|\bpuis-je\b|перезвоним|\bcould do the same\b|\bor you(?:'ll)? do?n'?t pay\b|\bwanna\b|\binterested\b|\bopportunit/,
      /\b(?:services|solutions|packages?|portfolio|proposal|price list|experts|agency|studio|consultants|specialists?|campaigns?)\b/,
    ]),
  },
  {
    reason: 'offers to unsubscribe',
    points: each(3, 3, [/\bunsubscribe (?:any|here|at|by|link)|\bopt[ -]?out\b|\bto stop receiving\b/]),
  },

  // What speaks for a person, and its absence.
  {
    reason: 'asks for our work',
    points: asksForWork,
  },
  {
    reason: 'asks for nothing we do',
    points: (reading) => (reading.words.length > 40 && asksForWork(reading) === 0 ? 1 : 0),
  },

  // What is in it beside words.
  {
    reason: 'links',
    points: ({ links, words }) => Math.min(2, links.length) + (links.length > 0 && words.length < 60 ? 2 : 0),
  },
  {
    reason: 'nothing but a link',
    points: ({ links, words, whole }) =>
      (links.length > 0 && words.replace(/[^\p{L}]/gu, '').length < 16) || /^t\.me\/|^bit\.ly\//.test(whole) ? 3 : 0,
  },
  {
    reason: 'a link to a program or an archive',
    points: ({ links }) => (links.some((link) => /\.(?:exe|msi|zip|rar|scr|apk|iso|js)$/.test(link)) ? 4 : 0),
  },
  {
    reason: 'markup of links',
    points: ({ whole }) =>
      /\[url[=\]]|\[link[=\]]/.test(whole)
        ? 5
        : /<a\s[^>]{0,200}href/.test(whole)
          ? 1
          : /\]\(https?:/.test(whole)
            ? 2
            : 0,
  },
  {
    reason: 'thanks for a post we never wrote',
    points: each(3, 3, [
      /\b(?:great|nice|good|useful|wonderful) (?:post|article|blog|site)\b|\bthank(?:s| you) for (?:the article|sharing)\b|\bbookmark\b|\bi really enjoyed reading\b/,
    ]),
  },
  {
    reason: 'a link in the name, or more than a site as company',
    points: ({ name, company }) =>
      hasLink.test(name) || (hasLink.test(company) && !isSite.test(company.trim())) ? 7 : 0,
  },
  {
    reason: 'random letters',
    points: ({ message }) =>
      Math.round(2 * shareOfGibberish(message.name)) + Math.round(5 * shareOfGibberish(message.message)),
  },

  // How it came.
  {
    reason: 'filled in faster than anybody types',
    points: ({ fillMs }) => (fillMs !== undefined && fillMs < 2000 ? 2 : 0),
  },
  { reason: 'the same words from several senders', points: ({ sameText }) => (sameText >= 3 ? 5 : 0) },
  { reason: 'many messages from one place', points: ({ fromAddress }) => (fromAddress >= 8 ? 2 : 0) },
];
