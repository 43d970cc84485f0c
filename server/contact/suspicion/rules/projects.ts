import type { Rule } from './rule.ts';
import { find } from './word-classes.ts';

/** What somebody speaks of who wants something made: a thing of their own, a project. Such points are taken off. */
export const projects: readonly Rule[] = [
  {
    reason: 'speaks of a thing of their own',
    most: 6,
    signs: [
      [
        -2,
        find`
          (?:our|my|ours)(?! (?:\w+ )?(?:team|agency|experts?|engineers|developers|services?|packages?|plans?
            candidates|bench|callers|specialists?|analysts?|name|partners?|solution|network|lawyers|panel|advertiser
            widget|robot|scanner|trick|assistants?|portfolio|pictures?|catalogue?)\b)(?! (?:humble|fortune|savings
            upcoming|address|opinion|latest|next|special|exclusive|clients?|customers (?:cut|save|use|get|see|are paid
            love|report|went)|audience|panel|print|ai|annual|attorneys?|articles?|autumn|best|behalf|blogs?|brand
            calendar|cam|catalogue?|client|clients|database|dear|desire|doctors|dream|e-?mail|edition|editorial|end
            facebook|factory|fee|file|friend|gold|infographic|late|magazine|mailbox|past|great|usdt|full|cancellation
            community|geo|editors?|banner|international|personal|images|system|list|certified|people|java|bench|forum
            heart|mail|husband|wife|wallet|affiliate|cio|essay|resume|cv|before|checker|analysis|assistant|start
            readers'|manager|ministry|mobile|monthly|neighbour|new|offer|own|part|photos|piece|pixel|platform|previous
            private|professional|profiles?|program\w*|ranking|readers|records|resource|skype|special|slack
            subscription|tool|us-based|virtual|watches|way|work|works|family|consultant)\b) [a-z]\w+
        `,
      ],
      [
        -2,
        find`
          (?:we|i) (?:run|operate|rent|teach|make|sell|organi[sz]e|distribute|collect|install|ship|publish|hold|print
            bake|grow|brew|process|import|advise|coach|use|employ|serve|keep|maintain|raised|won|started|founded
            opened|bought|inherited)\b(?! (?:you\b|your\b|websites?|seo|link|mobile app|audits?|it\b|this\b|that\b
            a (?:portfolio|network|blog)|an seo|free|custom|our\b|\d+ (?:star|followers)|cold|paid|the same))
          (?:we|i)(?:'ve| have| got|'re| are)? (?:got )?\d+ (?:\w+ )?(?!years|(?:\w+ )?(?:developers|engineers
            candidates|people available)|developers|engineers|sites|slots|spots|vendor|clients|creators|hosts
            outstanding|seats)\w+
          every (?:\w+ )?(?:page|order|pipe|evening|night|sentence|customer|invoice) (?:has|gets|must|is|by)
          (?:on|in) (?:paper|notebooks|spreadsheets?|excel|a word file)|by hand
          could (?:ai|one|it|machine learning|this)|health claims rules|the regulator
        `,
      ],
      [
        -2,
        find`
          (?:we|i)(?:'re| are|'m| am) (?:a |an |the )?(?:\w+[ -]){0,5}(?:bakery|shop|store|restaurant|hotel|clinic
            practice|dental|dentist|school|university|charity|museum|library|church|parish|bank|insurance|law firm
            accountants?|farm|co-?op\w*|association|club|council|municipality|city|startup|start-up|student|teacher
            translator|nurse|journalist|freelancer's|family|mill|brewery|winery|manufactur\w+ of|logistics company
            carrier|operator|dealer|dispensary|pharmacy|hospital|foundation|ngo|non-?profit|institute|theat(?:re|er)
            gallery|band|label|platform for|customer|client|licensed|regulated|small|broker)
          (?:pharmacy|clinic|bingo|bookmaker|casino|lender|broker|exchange|desk|fund|dispensary|distillery|brewery
            hotel|guesthouse|salon|studio|club|shop|app|charity|agency) (?:in|for|from|of) [a-z]+(?=[.,])
            we (?:finance|manufacture|arrange|lend|insure|train|treat|breed|grow|repair|restore|deliver|cater)\b
        `,
      ],
      [
        -2,
        find`
          (?:customers?|patients?|members|users|guests?|students?|volunteers|tenants?|drivers?|staff|employees|people
            visitors|residents|parents|colleagues|families) (?:\w+ )?(?:can|could|cannot|can't|must|should|pay|book
            order|log|upload|complain|sign up|ask|call|fill)
        `,
      ],
    ],
  },
  {
    reason: 'names a project',
    most: 6,
    signs: [
      [
        -1,
        find`
          (?:booking|ordering|order|reservation|inventory|stock|ticket(?:ing)?|payroll|warehouse|dispatch|timetable
            donations?|membership|customer|client|patient|self-service|internal|web ?shop|online) (?:site|system
            portal|page|app|platform|form|tool|engine|shop|store|menu|orders?|cabinet|database)
          (?:portal|dashboard|intranet|configurator|calculator|web ?shop|back-?office|back-?end|prototype|mvp
            proof of concept|pilot|chatbot|voice agent|simulator|planner|kiosk|crm|erp|pos|pim|cms|api|endpoint|plugin
            microsite|app) (?:for|with|that|which|where|to|in|over|is|integration|and)
        `,
      ],
      [
        -1,
        find`
          (?:migrate|integrat\w+)|relaunch|rebuild|replac\w+|connect(?:ed|ion)? (?:to|with)|export|import|sync\w*
          excel|spreadsheets?|csv|pdf|on paper|offline|tablets?|barcodes?|qr|sensors?|sql|postgres|kubernetes|figma
          redirects?|accessib\w+|wcag|gdpr|kyc|checkout|login|reminders?|bookings?|stock|invoices|receipts
          licen[cs]ed?
        `,
      ],
      [
        -1,
        find`
          (?:website|web site|site|app|application|software|tool|system|shop|form) (?:for|of) (?:our|my|a|an|the
            wedding|tours|\d+|\w+ers)
          (?:web ?site|app|shop|software|system) (?:please|asap|too|again)
          to (?:build|rebuild|repair|develop|migrate|automate|digiti[sz]e|modernise|modernize)
        `,
      ],
      [
        -1,
        find`
          (?:by|in|on|until|before|from|start(?:ing)?|since|for) (?:the )?(?:\d+(?:st|nd|rd|th)?(?: of)? )?(?:january
            february|march|april|june|july|august|september|october|november|december|jan|feb|oct|nov|dec|spring
            summer|autumn|winter|christmas|monday|tuesday|wednesday|thursday|friday|saturday|sunday|q[1-4])
        `,
      ],
    ],
  },
];
