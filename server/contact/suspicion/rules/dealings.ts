import type { Rule } from './rule.ts';
import { find } from './word-classes.ts';

/** How somebody speaks who has to do with us already, or with our work. Such points are taken off. */
export const dealings: readonly Rule[] = [
  {
    reason: 'has dealings with us',
    most: 6,
    signs: [
      [
        -2,
        find`
          (?:ticket|invoice|order|contract|case|po|ref(?:erence)?|booking|account|customer|quote|file|rma|offer|article|tender)(?: number| no\.?| nr\.?| id)?:? ?#?(?:[a-z]{1,4}[-/ ]?)?\d[\w/-]*
          our (?:contract|invoice|account|renewal|agreement|order|ticket|project|hosting|meeting|call|appointment)
          (?:your|the) (?:invoice|estimate|proposal|contract|quote|last (?:mail|e-mail|call|update|invoice)|reset mail|update|deploy(?:ment)?|release|support line|newsletter|webinar|workshop|talk|careers page|privacy policy|api|demo you|opening|job ad|vacancy|hotline|status page)
          (?:my|our|the|this|an?|your) (?:order|delivery|shipment|parcel for|purchase order|lease|rent|subscription|licen[cs]e|policy|deposit was|payment|repair|warranty|inspection|visit|appointment|meeting|contract|agreement|statement|quote|proposal|estimate|offer|(?:about|for|hear back about) (?:the|an|my) interview|training|workshop|webinar|registration form|support (?:team|desk|contract)|login|password|admin|backup|domain|certificate|mailboxes?) (?:is|was|has|had|were|are|runs?|ends?|from|for|of|with|on|we|i|you|which|that|dated|number|no\.?|about)
        `,
      ],
      [
        -2,
        find`
          you (?:guys )?(?:built|made|did|sent|charged|promised|told|host(?:ed)?|wrote|quoted|invoiced|delivered|developed|registered|operate|set up|put|said|gave|sold|migrated|installed|installing|maintain|manage for|have my|were|keep|owe|still have|took|run our|posted|report|hold about|are building)
          your (?:colleagues?|support|salespe\w+|technician|project manager|accountant|accounts|people|staff|developer|engineers?|building|van|car|driver|recruiter|hr|dog)\b
          (?:charge|promised|told|ignored?|owe|called|sold|emailed|answered|referred) (?:me|us|my|our)
          (?:your|solvane'?s?) (?:van|truck|company (?:is|name)|app|form|page|site (?:is|says|has|shows|gives|does)|website (?:is|says|has|shows|gives|doesn't|won't)|privacy|terms|billing|helpdesk|service desk|partner page|blog post about|documentation|docs|sdk|library|package|repo|cookie|terms|address|parking|reception|receptionist|trainee|apprentice|recruiting|founder|ceo|cto|managing director|accounting) (?!could|needs|deserves|should)
          is this the solvane|wrong (?:company|person|number|solvane)
          (?:you|who) (?:were|are|have been) (?:recommended|mentioned|listed|named)
          (?:met|heard) (?:you|your (?:talk|team|stand|booth))|your (?:talk|stand|booth) at
          a friend (?:of mine )?(?:told|recommended|said)|(?:already )?(?:am|are) (?:your|a) customer
          employee of yours|your sales (?:guy|people|person|rep|team)|tell your
          stop (?:calling|mailing|emailing|writing|sending|contacting)|thank you for agreeing|like last (?:year|time)
          same (?:conditions|as last)|you call me
        `,
      ],
      [
        -2,
        find`
          (?:we|i)(?:'ve| have| had|'d)? (?:just |also |already |still |never |only |not |haven't |been )*(?:spoke|spoken|talked|signed|agreed|paid|pay|ordered|sent|wrote|called|phoned|asked|emailed|received|got|bought|attended|booked|applied|submitted|filled|reported|forgot|cancelled|moved|waiting|accept|approve|hired|worked with you|haven't|hasn't)\b(?! (?:to (?:reach|deliver)|my (?:case|previous)|an application))
          (?:as|like) (?:agreed|discussed|promised|before)|nobody (?:called|answer\w*|phoned|replied)
          (?:still|been) waiting
          (?:thanks|thank you) for (?:the|your) (?:call|offer|visit|meeting|quick|proposal|help|talk|estimate|reply|update)
          last (?:monday|tuesday|wednesday|thursday|friday|weekend|morning|year|spring)|since (?:we|then)
          since (?:monday|tuesday|wednesday|thursday|friday|last|your|yesterday|this morning)|once more
          (?:got|have|found) your name|(?:recommended|referred) (?:by|to|you)|refund|our renewal|cancel my
          my last (?:message|mail|day)|(?:we|i) met (?:at|in|last|on|you|your)|met (?:you|your|at)|second meeting
          second milestone|your (?:demo|presentation|booth|pitch)|reported (?:it|this)|remove me
        `,
      ],
    ],
  },
  {
    reason: 'reports a fault',
    most: 6,
    signs: [
      [
        -2,
        find`
          (?<!your website )(?<!your site )(?:does(?:n't| not)|do(?:n't| not)|did(?:n't| not)|not|stopped|never) (?:\w+ )?(?:work(?:ing)?|load(?:ing)?|open(?:ing)?|arriv\w+|go through|reach\w*|start|send|sync|respond|print|received?|log in|come|answer)
          (?:can't|cannot|can not|cant|couldn't|unable to) (?:\w+ )?(?:log ?in|open|pay|send|access|see|reach|download|order|book|find|print|upload|start|save|click)
          crash\w*|timeouts?|stack ?trace|exception|(?:type|syntax|reference)error|uncaught|undefined
          \b(?:40[134]|50[234])\b|(?:error|status|http|code|gives?|returns?) (?:a |an )?[45]\d\d|\d\d\d errors?
          blank (?:page|screen)|hangs|hung|frozen|stuck|outage|bug
          (?:is|are|was|been|went|still|again) (?:down|broken|offline|hacked|gone|slow|blank|wrong)
          (?:throws?|shows?|gives?|getting|get|got|says|returns?|see) (?:me |us |an? |the |only |just )*(?:errors?|blank|white|empty|old|wrong|nothing|warning|message)
          (?:wrong|missing|double|duplicate|lost|empty|strange|weird) (?:\w+ )?(?:data|invoice|price|prices|page|pages|file|files|number|amount|orders?|text|pictures?|images?|entries|values?|characters)
          (?:keeps?|kept) (?:\w+ )?(?:failing|crashing|asking|logging|saying|loading|spinning|breaking|getting|going)
          won't (?:load|open|start|let|work|print|save|sync|send|connect)|breaks|fails?|failed|failing|too slow
          very slow|takes (?:forever|ages|\d+ seconds)|locked out|can't get (?:in|into)|wasn't|hasn't
        `,
      ],
      [
        -2,
        find`
          on (?:my|our|an?|the) (?:iphone|ipad|old phone|android|mac|safari|chrome|firefox)
          on (?:my|our) (?:phone|mobile)|(?:in|on|tested) (?:safari|chrome|firefox|edge)|poc|xss|csrf|cve|exposed
          disclos\w+|security\.txt|safe harbou?r|spf|dns|smtp|console says|error (?:log|message|code)|log(?:s|file)?
          (?:the|a) link (?:\w+ ){0,4}(?:error|404|broken|dead)|typos?|umlauts|unsubscribe me|take me off
          off (?:your|all|the) lists?|delete my|stop (?:calling|emailing|sending|mailing)|complain\w*|unacceptable
          ridiculous|worst|scam this|money back now|what are we paying
        `,
      ],
    ],
  },
  {
    reason: "asks about somebody else's mail",
    most: 6,
    signs: [
      [
        -3,
        find`
          (?:is|are|was|did|do) (?:this|that|it|these|they|you|you guys) (?:really |also )?(?:from|by|yours|you(?! in\b)|legit|real|genuine|true|write this|send this|writing|anything to do)(?! my)(?:\?|\b)
          (?:really|actually) (?:from )?(?:you|yours)|(?:legit|phishing|scam|spam|fake|genuine)(?: or|\?|, right)
          pretend\w*|impersonat\w*|your name is being|calling himself|nothing to do with you|you ought to know
          i didn't click|(?:can|should|do) (?:i|we) (?:just )?(?:delete|bin|ignore|pay|trust|worry|click|answer)
          or (?:can|should) i|pay or ignore
          (?:got|get|receive|received|getting|keep getting|came) (?:this|these|that|a (?:mail|letter|call|message)|about \d|to our|it|an? (?:e-?mail|sms|text))
          block(?:s)? (?:it|them|these|this)|filter (?:them|these|it)|anything in it
          (?:mail|message|e-?mail|letter) (?:below|above|attached|says|said|claims)
          forward(?:ed|ing) (?:this|message|mail|it|as)|kommt das von ihnen|weitergeleitete
          (?:page|profile|account|website|person|somebody|someone|man|woman|guy|company) (?:called|calling|claiming|pretending|named) \W?(?:himself |to be )?
          with your logo|using your (?:name|logo)|sent them \d+
          (?:my|our) (?:cousin|daughter|mother|father|son|bookkeeper|secretary|husband|wife|grandmother|uncle|neighbour) (?:\w+ )?(?:sent|paid|got|received|almost|nearly|clicked|says|was)
          promising|can you (?:warn|take it down|report)
        `,
      ],
    ],
  },
  {
    reason: 'applies, asks for a contribution, or writes officially',
    most: 6,
    signs: [
      [
        -2,
        find`
          (?:apply|applying|application|applied|apply as)\b(?! (?:now|here|today|online|in))|cv|resum[eé]
          intern(?:ship)?|traineeship|apprentice\w*|vacanc(?:y|ies)|notice period|salary expect\w+
          (?:are you|you) hiring|hire me|(?:about|for|hear back about) (?:the|an|my) interview|junior|bootcamp|my degree|(?:my|master's|bachelor) thesis
          dissertation|third year|for school|students?|work placement|survey|phd
          (?:for|on) (?:my|a|our) (?:research|paper|study)|cite|reference call|portfolio (?:password|→|:)|relocate
          immediate joiner|freelance(?:r)? (?:\w+ )?(?:developer|designer|from|here)|part-time \(|remote from|juniors?
          taught myself|self-taught|things i(?:'ve)? (?:built|made)|my github|career change|looking for a job in
          work permit|direct debit|customer portal as usual|never ask for
          (?:developer|engineer|designer|tester|analyst|freelancing|freelancer|manager|scientist) with \d+\+? (?:\w+ )?years
          years (?:of )?(?:\w+ )?freelancing|consider me|find my (?:profile|cv|work)|my profile at
          willing to (?:work|relocate)|notice (?:two|of|period)|tired of working alone|permanent (?:role|position)
          full[- ]time role
        `,
      ],
      [
        -2,
        find`
          gdpr|article \d+|court|the hearing|witness|ombudsman|solicitors?|council|data protection|subject access
          legal department|formal complaint|subpoena|tax clearance|regulator|press (?:enquiry|inquiry|request)
          journalist|editor|reporter|publish tonight|deadline is|fact check
          (?:radio|podcast|segment|documentary|broadcast)|i write (?:about|for) (?:this|the|a)|quote you|your talk
          speaker page|due diligence|consent letter|our (?:investor|auditor|insurer|accountant|lawyer)|act for|charity
          charity auction|non-?profits?|volunteers?|hospice|refugees?|kennels|donate something|planned maintenance
          water will be off|meter reading|fire (?:alarm|drill)|lease|landlord|parking|delivery (?:note|slot|for you)
          pallet|your (?:order|delivery|parcel|racks|room|colleagues) (?:is|was|left|on)|left (?:his|her|behind)
          p\.?o\.? \d+|remittance|we act for|in the estate of|summons|authorised to|notary
          (?:please )?name (?:the|somebody|a) person|projector|poster|access to the (?:server room|building|roof)
          family office|minority stake|our own money|work experience|for confirmation of
        `,
      ],
    ],
  },
  {
    reason: 'talks like a person about their day',
    most: 4,
    signs: [
      [
        -1,
        find`
          sorry|unfortunately|i'm afraid|to be honest|honestly|not sure|don't know|no idea|i guess|i suppose
          apparently|by the way|btw|p\.?s\.?|thanks in advance|many thanks|cheers|thx|thank you|thanks!|not technical
          i think|i thought|i heard|i was told|i am told|i understand|i wonder(?:ed)?|(?:please )?advise how|frankly
          anyway|actually|hopefully|luckily|kind of|a bit|god bless|have a nice
          (?:my|our) (?:husband|wife|son|daughter|mother|father|boss|uncle|nephew|colleague|brother|sister|neighbour|friend|assistant|predecessor|accountant|tenants?|landlord|lawyer|cfo|board|dog|kids?)
          (?:at|around|since|until|by|before|after|from) \d{1,2}(?:[:.]\d\d|(?: ?[ap]m))|\d{1,2}:\d\d
          \d{1,2}(?:st|nd|rd|th)|\d{1,2}[./]\d{1,2}[./]?(?:\d{2,4})?
          (?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}
          \d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)
          (?:tomorrow|friday|monday|tuesday|wednesday|thursday) (?:morning|afternoon|evening|at|noon)
        `,
      ],
      [
        -1,
        find`
          \d{1,3} (?:\w+ )?(?:drivers|trucks|vans|stores|clinics|patients|orders|employees|staff|colleagues|users|tables|rooms|branches|students|pupils|screens|skus|tonnes|cameras|machines (?:on|in)|pieces|children|kids|teachers|volunteers|families|flats|tenants|beds|seats in|bikes|boats|cars|buses|locations|offices|warehouses|farms|hectares|cows|animals|tickets a|calls a|pages long|laptops|servers|devices|sensors|licen[cs]es|hours of|choirs?|players|courts|courses|lessons|volumes|films|songs|recipes|caisses|filialen|mitarbeiter)
          (?:two|three|four|five|six|seven|eight|ten|twelve|twenty) (?:\w+ )?(?:shops|stores|clinics|people|branches|locations|employees|of us|buildings|warehouses|restaurants|vans|trucks|schools|offices|sites|languages|bakeries|barbershops|kids)
          (?:v|version )\d+(?:\.\d+)+
          (?:ios|android|windows|chrome|firefox|safari|php|java|node|python|sql server|angular|react|\.net)(?: framework)? ?\d+(?:\.\d+)*
          (?:legacy|existing|current|old) (?:\w+ )?(?:system|software|app|site|website|shop|vendor|supplier|agency|provider|tool|program|setup|server|database)
          in-house|on premises?|on site|vendor|supplier|framework agreement|procurement|proposal for|phases?|timeline
          scope|start(?:ing)? asap|as soon as possible|asap|small budget|non-profit
        `,
      ],
    ],
  },
  {
    reason: 'wants to be called',
    most: 6,
    signs: [
      [
        -1,
        find`
          (?:call|phone|ring|telephone) (?:me|us|back)(?! now| to get| today for)
          (?:please|someone|somebody|anybody|whoever) (?:please )?(?:call|ring|phone)|call back
          before (?:5|five|noon|you)|after (?:six|five|work|lunch)
          (?:i|we) (?:am|are|'m|'re) (?:free|available|here|awake|at) (?:on|from|after|until|any|this|next|tomorrow)
          can come over|visit us|come by|pick up
        `,
      ],
    ],
  },
];
