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
          (?:ticket|invoice|order|contract|case|po|ref(?:erence)?|booking|account|customer|quote|file|rma|offer
            article|tender)(?: number| no\.?| nr\.?| id)?:? ?#?(?:[a-z]{1,4}[-/ ]?)?\d[\w/-]*
          our (?:contract|invoice|account|renewal|agreement|order|ticket|project|hosting|meeting|call|appointment)
          (?:your|the) (?:invoice|estimate|proposal|contract|quote|last (?:mail|e-mail|call|update|invoice)|reset mail
            update|deploy(?:ment)?|release|support line|newsletter|webinar|workshop|talk|careers page|privacy policy
            api|demo you|opening|job ad|vacancy|hotline|status page)
          (?:my|our|the|this|an?|your) (?:order|delivery|shipment|parcel for|purchase order|lease|rent|subscription
            licen[cs]e|policy|deposit was|payment|repair|warranty|inspection|visit|appointment|meeting|contract
            agreement|statement|quote|proposal|estimate|offer|(?:about|for|hear back about) (?:the|an|my) interview
            training|workshop|webinar|registration form|support (?:team|desk|contract)|login|password|admin|backup
            domain|certificate|mailboxes?) (?:is|was|has|had|were|are|runs?|ends?|from|for|of|with|on|we|i|you|which
            that|dated|number|no\.?|about)
        `,
      ],
      [
        -2,
        find`
          you (?:guys )?(?:built|made|did|sent|charged|promised|told|host(?:ed)?|wrote|quoted|invoiced|delivered
            developed|registered|operate|set up|put|said|gave|sold|migrated|installed|installing|maintain|manage for
            have my|were|keep|owe|still have|took|run our|posted|report|hold about|are building)
          your (?:colleagues?|support|salespe\w+|technician|project manager|accountant|accounts|people|staff|developer
            engineers?|building|van|car|driver|recruiter|hr|dog)\b
          (?:charge|promised|told|ignored?|owe|called|sold|emailed|answered|referred) (?:me|us|my|our)
          (?:your|solvane'?s?) (?:van|truck|company (?:is|name)|app|form|page|site (?:is|says|has|shows|gives|does)
            website (?:is|says|has|shows|gives|doesn't|won't)|privacy|terms|billing|helpdesk|service desk|partner page
            blog post about|documentation|docs|sdk|library|package|repo|cookie|terms|address|parking|reception
            receptionist|trainee|apprentice|recruiting|founder|ceo|cto|managing director|accounting) (?!could|needs
            deserves|should)
          is this the solvane|wrong (?:company|person|number|solvane)
          (?:you|who) (?:were|are|have been) (?:recommended|mentioned|listed|named)
          (?:met|heard) (?:you|your (?:talk|team|stand|booth))|your (?:talk|stand|booth) at
          a friend (?:of mine )?(?:told|recommended|said)|(?:already )?(?:am|are) (?:your|a) customer
          employee of yours|your sales (?:guy|people|person|rep|team)|tell your
          stop (?:calling|mailing|emailing|writing|sending|contacting)|thank you for agreeing|like last (?:year|time)
          same (?:conditions|as last)|you call me
          you (?:used|asked|handle|mentioned|agreed|visited|came|taught|helped|look after|take care of)|(?:we
            i) (?:resell|use) your|as agreed|(?:which|what) suits|account manager since
        `,
      ],
      [
        -2,
        find`
          (?:we|i)(?:'ve| have| had|'d)? (?:just |also |already |still |never |only |not |haven't |been )*(?:spoke
            spoken|talked|signed|agreed|paid|pay|ordered|sent|wrote|called|phoned|asked|emailed|received|got|bought
            attended|booked|applied|submitted|filled|reported|forgot|cancelled|moved|waiting|accept|approve|hired
            worked with you|haven't|hasn't)\b(?! (?:an application|everything back|to (?:reach|deliver)|my (?:case
            previous)|an application))
          (?:as|like) (?:agreed|discussed|promised|before)|nobody (?:called|answer\w*|phoned|replied)
          (?:still|been) waiting
          (?:thanks|thank you) for (?:the|your) (?:call|offer|visit|meeting|quick|proposal|help|talk|estimate|reply
            update)
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
          (?<!your website )(?<!your site )(?:does(?:n't| not)|do(?:n't| not)|did(?:n't| not)|not|stopped
            never) (?:\w+ )?(?:work(?:ing)?|load(?:ing)?|open(?:ing)?|arriv\w+|go through|reach\w*|start|send|sync
            respond|print|received?|log in|come|answer)
          (?:can't|cannot|can not|cant|couldn't|unable to) (?:\w+ )?(?:log ?in|open|pay|send|access|see|reach|download
            order|book|find|print|upload|start|save|click)
          crash\w*|timeouts?|stack ?trace|exception|(?:type|syntax|reference)error|uncaught|undefined
          \b(?:40[134]|50[234])\b|(?:error|status|http|code|gives?|returns?) (?:a |an )?[45]\d\d|\d\d\d errors?
          blank (?:page|screen)|hangs|hung|frozen|stuck|outage|bug
          (?:is|are|was|been|went|still|again) (?:down|broken|offline|hacked|gone|slow|blank|wrong)
          (?:throws?|shows?|gives?|getting|get|got|says|returns?|see) (?:me |us |an? |the |only |just )*(?:errors?
            blank|white|empty|old|wrong|nothing|warning|message)
          (?:wrong|missing|double|duplicate|lost|empty|strange|weird) (?:\w+ )?(?:data|invoice|price|prices|page|pages
            file|files|number|amount|orders?|text|pictures?|images?|entries|values?|characters)
          (?:keeps?|kept) (?:\w+ )?(?:failing|crashing|asking|logging|saying|loading|spinning|breaking|getting|going)
          won't (?:load|open|start|let|work|print|save|sync|send|connect)|breaks|fails?|failed|failing|too slow
          very slow|takes (?:forever|ages|\d+ seconds)|locked out|can't get (?:in|into)|wasn't|hasn't
          (?:gives?|shows?|counts?|charges?|deducts?) \S{1,8} (?:off )?(?:twice|again|instead|too (?:much|many))
            stop it|please stop|(?:we|i) (?:\w+ )?lost (?:about|around|nearly|over|the)|hacked (?:twice|again|last)
            shows nonsense|stuck on|link expired|is still (?:the|on|showing)
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
          (?:is|are|was|did|do) (?:this|that|it|these|they|you|you guys) (?:really |also )?(?:from|by|yours
            you(?! in\b)|legit|real|genuine|true|write this|send this|writing|anything to do)(?! my)(?:\?|\b)
          (?:really|actually) (?:from )?(?:you|yours)|(?:legit|phishing|scam|spam|fake|genuine)(?: or|\?|, right)
          pretend\w*|impersonat\w*|your name is being|calling himself|nothing to do with you|you ought to know
          i didn't click|(?:can|should|do) (?:i|we) (?:just )?(?:delete|bin|ignore|pay|trust|worry|click|answer)
          or (?:can|should) i|pay or ignore
          (?:got|get|receive|received|getting|keep getting|came) (?:this|these|that|a (?:mail|letter|call|message)
            about \d|to our|it|an? (?:e-?mail|sms|text))
          block(?:s)? (?:it|them|these|this)|filter (?:them|these|it)|anything in it
          (?:mail|message|e-?mail|letter) (?:below|above|attached|says|said|claims)
          forward(?:ed|ing) (?:this|message|mail|it|as)|kommt das von ihnen|weitergeleitete
          (?:page|profile|account|website|person|somebody|someone|man|woman|guy|company) (?:called|calling|claiming
            pretending|named) \W?(?:himself |to be )?
          with your logo|using your (?:name|logo)|sent them \d+
          (?:my|our) (?:cousin|daughter|mother|father|son|bookkeeper|secretary|husband|wife|grandmother|uncle
            neighbour) (?:\w+ )?(?:sent|paid|got|received|almost|nearly|clicked|says|was)
          promising to|can you (?:warn|take it down|report)
          (?:someone|somebody|some guy|a man|a woman|they) (?:\w+ )?(?:offered|offers|rang|called|phoned|claims?
            claimed|says|said|asks?|threatens|sent|keeps)|(?:is|be|are) (?:a )?(?:fake|a fraud|rip[- ]?off)|rip off\?
            asks for my|you know about these things|if you want it|just so (?:you|u) know|didn't ask for
        `,
      ],
    ],
  },
];
