import type { Rule } from './rule.ts';
import { find } from './word-classes.ts';

/** What a seller adds to a pitch: a price, a gift, a promise, haste. */
export const terms: readonly Rule[] = [
  {
    reason: 'names its price',
    most: 5,
    signs: [
      [
        2,
        /[$€£₹]\d[\d.,]{0,12}k? ?(?:\/|each|per|flat|only|one[- ]time|one[- ]off|monthly|(?:a|every) (?:month|day|week|year|review|post|lead|quarter)|p\/?m|al mes)|\d ?(?:usd|dollars?|eur|euros?|bucks|€|\$|руб\S*|元|円|tl|₽|zł) ?(?:\/|each|per|a (?:month|day|week|year)|al mes|im monat|par mois|al mese|only)|\/ ?(?:hour|hr|h|mo|month)\b|\bper (?:post|lead|review|hour|month|article|meeting|word|install|placement)\b|[$€£]\d+ ?\/|\d\$(?: |\.|$)/g,
      ],
      [
        1,
        /(?:\bfrom|\bonly|\bjust|\bat|\bfor|\bstarts?|\bstarting|\bbegin|\blow as|\bis|\bare|\bfee|\bprice|\bcost|\bplans?|\bpay|@|[-–:|]) ?(?:at |from |of )?(?:us|usd|eur)? ?[$€£₹] ?\d|(?:from|only|for|just) \d+ ?(?:usd|dollars?|euros?|eur)|[$€£]\d/g,
      ],
      [
        2,
        find`
          (?:sponsorship|participation|nomination|registration|onboarding|nominal|courier) (?:fee|cost|of)
          investment (?:starts|from)
          (?:packages?|plans?|rates?|prices?|price list|services?) (?:from|start|begin|starting)\w*|blended rate
          low(?:est)? (?:price|cost|rate)s?|at (?:an? )?(?:very )?affordable|cheapest|half (?:the )?(?:price|cost)
          best price|good price|special (?:price|offer|rate)|\d+% (?:less|cheaper|lower)|rates? \d+%|the fee is
          our fee|one-time fee
          (?:from|only|just|for|start at|starting at) \d+(?:[.,]\d+)? ?(?:euros?|dollars?|usd|eur|pounds)?,? (?:a
            per) (?:month|week|head|user|seat|year|hour)
          \d+ (?:euros?|dollars?|usd) a (?:month|head|week|year)|[$€£]?\d+ hourly|(?:publication|production) cost
          all in|reasonable (?:rates?|prices?)|fixed price|cheap price|pricing depends
          (?:nine|ten|five|twenty|fifty|hundred|\d+) (?:dollars|euros|bucks)
          between \d+ and \d+ (?:an hour|per hour|a day)|it costs|(?:price|cost) is|paypal|only on success|on success
          \d+ ?% (?:less|only|commission)|instead of [$€£]|winner packages|yearly plan|plan costs|packages starting
          \d[\d,.]{0,12} (?:monthly|yearly|per annum|plus vat|\+ vat|a (?:month|year|piece)|euro hour|a page|each)
          (?:one-off|comes to|as little as|costs?|fee(?: for the past use)?:?|terms are|your part
            priced at) (?:of )?[$€£]?\d[\d,.]{0,12}
          \d+ percent (?:of the|if|on)|editing costs
          (?:entry|membership|participation|table|seat|licence fee) (?:is|for \w+|costs|comes)|low budget|by half
          half of what|wholesale (?:rate|price)s?|make (?:you|me) (?:our |an )?(?:best )?offer
          (?:only )?(?:payable|pay) (?:after|once|when)|you owe (?:us )?nothing|no security asked|save (?:a|up to)
        `,
      ],
    ],
  },
  {
    reason: 'gifts and guarantees',
    most: 4,
    signs: [
      [
        2,
        find`
          \d+ ?% off|promo code
          (?:first|one|two|three|\d) (?:month|week|day)s? (?:is |are |costs? )?(?:free|on us|\$0)
          free (?:trial|domain|gift|samples?|leads?|of (?:charge|cost)|registration)|free \d|risk[- ]free
          completely free|gift (?:card|voucher)|(?:months?|hours|words) free|free website|money[- ]back
          no (?:upfront|set-?up|hidden|obligations?|risk|recruitment|result|win|credit check|collateral|bots|deposit
            time wasters|cure|spam|pbn)
          without (?:any )?(?:commitment|obligation)|pay (?:only|when you|after|once|later|per)|you only (?:pay|paid)
          only paid|or you don'?t pay|u see the
          100% (?:\w+ )?(?:success|sure|safe|real|legit|genuine|white|guaranteed)|(?:costs?|for|cost you) nothing
          (?:no|without|at no) (?:charge|costs?|minimum|term)|no cost|on the house|on us|isn't charged
          not (?:like|happy|satisfied),? (?:you )?not pay|(?:order|buy|take) \w+ (?:and )?(?:only )?(?:get|pay)
          you may have it|free case|x free|(?:is|gets) doubled|no minimum|no lock-in|don't pay a|plans start|flat fee
          production fee
        `,
      ],
      [
        1,
        find`
          discount|coupon|bonus(?:es)?|for free|(?:is|are) free|guarantee(?:d|s)?
          no (?:contracts?|commitments?|credit card|long[- ]term|fee|extra|cost|sign[- ]?up|experience|charge)
          cancel (?:any ?time|whenever)|free
        `,
      ],
    ],
  },
  {
    reason: 'boasts of itself',
    most: 4,
    signs: [
      [
        1,
        find`
          \d+x|\d+ ?% (?:more|less|higher|lower|cheaper|increase|growth|faster|success|deliverab\w+|lower)
          \d+\+ (?!\w+ old)\w+
          (?:over|than) \d[\d,.]{0,12} (?:\w+ )?(?:firms|companies|clients|members|customers|businesses|brands
            subscribers|c-level)
          \d+\+? (?:yrs|years) ?(?:of )?(?:experience|exp)|years of (?:\w+ )?experience
          (?:in|within|under|takes|only) (?:the first |just |about |as little as |under )?(?:\d+|two|three|seven|ten
            ninety)[- ]?(?:seconds|minutes|min|mins|hours?|hrs?|h|days?|weeks?)
          24\/7|same day|instant(?:ly)?|overnight|iso \d+|cmmi|certified|trusted|award[- ]winning|leading|top[- ]rated
          proven|verified|worldwide|pre-?(?:vetted|qualified)|hand-?picked|exclusive|state of the art|best quality
          (?:high|good) quality|premium|reliable|insured|dedicated|affordable|cheap|legit|organically|professional
          amazing|100%|since (?:19|20)\d\d
          \d[\d,.]{0,12} (?:users|customers|apps|projects|machines|posts|magazines|companies|conversations|contacts
            members|countries|subscribers|clients|locals|pieces)
          twice as (?:many|much)|around the clock|day and night|in (?:\w+ )?(?:countries|languages)
          every (?:day|month|week)|next (?:working|business) day|(?:same|next) day|express|fast|easily|guaranteed
          repeatable|hardworking|experienced|real people|personally|checked|current|delivered
        `,
      ],
    ],
  },
  {
    reason: 'presses for haste or a click',
    most: 5,
    signs: [
      [
        2,
        find`
          (?:click|tap) (?:here|below|the|on|now|and)
          (?:order|buy|register|sign ?up|join|apply|play|claim|start|enroll|subscribe|shop|book|watch|renew|invest
            login|log in|get started|try)(?: it| free| yours?| online)? (?:here|now|today|below|@)
          (?:order|register|apply|join|visit|watch|renew|claim|details|more info|see|start|contact) ?(?:here|now|today
            online|at|\w+ ?\w*)?(?::|>>|->)
          jetzt|(?:offer|it|account|password|certificate|access|listing|domain|deal) (?:\w+ ){0,2}expires?
          expires (?:today|tonight|tomorrow|friday|in)|limited (?:time|spots|seats|offer|places|slots)|last chance
          (?:only|last) (?:\d+|two|few) (?:\w+ )?(?:slots?|spots?|seats?|places)
          (?:\d+|two|one|a few) (?:\w+ )?(?:seats|spots|slots|places) left|don'?t (?:miss|wait)|hurry|act (?:now|fast)
          before (?:it is|it's|it) (?:too late|expires)|this week only|today only|only today
          ends (?:today|soon|tonight)|serious (?:buyers|people|partners|inquiries)|spots are limited
          (?:telegram|whats ?app|skype|instagram|discord|viber|gmail|dm)[ :]{0,2}(?:only |live:)?(?:@\w+|me|us|her
            him)
          on telegram|(?:add|dm|text|message) (?:me|us|him|her|our manager)
          (?:press|tap|look|go|read it|see it|see the copy|apply|check|join|come|register) here|(?:here|below):
          (?:email|write|call|message|chat|contact) (?:us|me|admin|now)(?: now| today| soon)
          one (?:table|place|spot|seat) (?:for|left)
          only (?:accepts|ten|five|three|\d+) (?:new )?(?:people|clients|companies|places)
          (?:answer|reply|respond|pay|confirm) (?:until|before|within)|the (?:printer|offer|link) is
          join the (?:channel|group)|runs out|right away|by tonight|(?:is|are) waiting|final call
          before the \d+(?:st|nd|rd|th)|while (?:stock|stocks|supplies) lasts?
          (?:closes|ends|opens) (?:today|tonight|soon|in|for|on)|open again|before it goes|within a week|dont sleep
          keep (?:it|this) between us|file your claim|(?:the|this) link closes|press form
          (?:correct|extend|open|appeal|claim|renew|pick|sign in|update)(?: it| once| form| a date)? ?(?:here|:|at )
          simule|write us|(?:document|form|link|access|invitation|link) expires
          before it (?:gets|is) (?:removed|taken|deleted)|text me back|contact them:|reach (?:him|her|them) (?:on|at)
          victim of any
        `,
      ],
      [
        1,
        find`
          telegram|whats ?app|skype|zalo|wechat|urgent(?:ly)?|immediately|today|tomorrow|tonight|now
          this (?:week|month)|limited|discreet
        `,
      ],
    ],
  },
  {
    reason: 'offers to unsubscribe',
    most: 3,
    signs: [
      [
        3,
        find`
          to unsubscribe|unsubscribe (?:here|at|by|link|any)|opt[ -]?out (?:of|by|here|reply)|to stop receiving
          (?:don't|not) want to (?:be contacted|hear from|receive)|remove you from (?:our|my)
        `,
      ],
    ],
  },
];
