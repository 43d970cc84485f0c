import type { Rule } from './rule.ts';
import { find } from './word-classes.ts';

/** How somebody speaks who wants something made. Such points are taken off. */
export const wishes: readonly Rule[] = [
  {
    reason: 'needs something',
    most: 6,
    signs: [
      [
        -2,
        find`
          (?:we|i|i am|we are|they|who|company|team|people|customers|patients
            partner)(?:'d| would| also| still| really| just| only| urgently| desperately|'re
            'm| are| am| have been)* (?:need(?:s|ed|ing)?|want(?:s|ed)?|require|look(?:ing)? for|searching for
            looking to|wish(?:es)?|imagine|hop(?:e|ing) to|plan(?:ning)?|thinking|consider(?:ing)?|like
            love)(?! (?:to (?:tell|inform|discuss|donate|offer|share|show|do a|contribute|send|feature|introduce
            invite|present|propose|know if|submit|publish|buy a|place|list|connect|help|give|sketch|check if|reach
            have you|present|be able)|(?:a|an) (?:serious|kind|good|loving|long|trust|foreign|honest|god
            reliable partner)|foreign|serious|you\b|your\b|outbound|affiliates|this helps))\b
          (?:customers?|clients?|members|users|people|partners|board|boss|team|regulator|nurses?|patients|parents
            staff|council|school|kids|students|guests) (?:\w+ )?(?:needs?|wants?|asks?|expects?|would like|wishes
            complain\w*)
          would like (?:a|an|our|their|one|to (?:have|be able|see|use|know|add|move|replace|rebuild|change|sell
            offer our|let))
          (?:would|'d) love (?:a|an|to (?:have a|be able|see it|know))
          (?:is|are) the (?:goal|aim|idea|problem|question)|(?:has|have|had) to be \w+
          (?:we|i)(?:'ve| have) (?:outgrown|lost|run out|grown|no idea)|could use (?:some|a) help|help (?:us|me)
          how do (?:i|we)
        `,
      ],
      [
        -2,
        find`
          (?<=^|[.!?:,;)] ?|and |but |also |hi |hello |salam )(?:need|needs|want|looking for|looking to|require
            searching for|in search of|seeks?|wanted)\b(?! (?:to (?:donate|offer|share|introduce|invest|help|show|tell
            discuss|send|feature)|(?:a|an) (?:serious|kind|honest|foreign)|serious|more|cash|funds|your|you|a quick
            \w+ traffic))(?![^.!?]{0,60}\?)
        `,
      ],
      [
        -2,
        find`
          (?:who|what|which|someone|somebody|anyone|team|agency|company|partner|developers?
            person) (?:that |who |to )(?:can |could )?(?:build|make|help|do|fix|take over|write|look|speak|knows?
            understands?|maintain|create|repair)
          (?:help|offer|developers?|partner|person|quote|expert|engineer|scraper|advice) needed
          must (?:run|work|have|not|become|go|satisfy)|should (?:be able|work|have|show)
          (?:is|are|has) (?:awful|broken|too (?:slow|old|expensive|complicated)|outgrown|a mess|chaos|painful)
          nobody (?:here|answers?|called|replied|understands|looks|dares|can)
          (?:should|must) (?:\w+ )?(?:configure|stay|track|show|pay|see|book|order|upload|download)|at present (?:it's
            it is|we|everything)|currently (?:on|in|by|we|everything)|all in (?:my head|excel|one)|in a (?:safe|drawer
            notebook|shoebox)|what am i doing wrong|don't want to (?:lose|be|pay|click)
        `,
      ],
    ],
  },
  {
    reason: 'asks what we can do',
    most: 6,
    signs: [
      [
        -2,
        find`
          (?:can|could|would it be possible for|will) (?:you|u|ya|your (?:\w+ )?(?:team|engineers|ai|offer|company
            colleague|people|designer|developers|cto|person)|solvane|someone|somebody|anyone|one of your|legal
            the founders)(?: please| also| kindly| maybe| perhaps)*(?! (?:let me know (?:if|whether|your)
            be (?:interested|open|able to pay)|like|mind|publish|place|let me know who|direct|point|forward
            share (?:your|the) (?:deck|requirement)|imagine|spare|handle a|send (?:your|me your) (?:price|rate)
            accept guest|send (?:today|it)))
        `,
      ],
      [
        -2,
        find`
          (?:do|does|did|have|has|are|is) (?:you|u|your (?:\w+ )?(?:team|offer|company|engineers|form|api|app|site
            platform|system)|solvane|anyone|somebody|someone)(?: guys| also| still| even| already| ever)* (?:do|build
            make|work(?:ed|ing)?|take|taking|consult|speak|support|provide|charge|cover|develop|host|serve
            have (?:experience|references|any experience|someone|somebody|old)|experience|know how|done|built|dealt
            integrate|think|hiring|free|able|based|certified|familiar|write|written|send|sent|on|sure|it|code
            certified|looking for (?:people|interns|developers)|see|plan|sell)(?! (?:guest|articles|influencers
            requirement|need|for me))
          (?:done|tried|built|solved|seen) (?:\w+ )?before\?|have you (?:done|built|worked)
          (?:references|experience) (?:in|with|for)|you (?:do|offer) (?!sponsored|link|guest|paid)[^.?!]{0,40}\?
        `,
      ],
      [
        -2,
        find`
          is (?:it|this|that|there) (?:possible|feasible|something (?!(?:that )?you(?:'d| would|'re))|any|some
            a (?:way|chance|reduced)|simple|doable|included|realistic|silly|in your|what you)
          (?:possible|feasible|doable|realistic)\?
          how (?:long|soon|fast|would you|do you|can (?:i|we)|do i|does|should|big)
          when (?:can|could|will|would|do|are) (?:you|we|i) (?!schedule|speak|talk|chat|interview|arrange)
          what (?:do|would|can|could) (?:we|i)
          what (?:do|would) you (?:charge|recommend|suggest|think|need|use|cost|offer)
          would you (?:recommend|be able|build|take|do|consider|advise|say|also|want to (?:meet|quote|bid))
          where (?:do|can|is)|why (?:does|do|is)|what is (?:this|in)
          who (?:owns|holds|can i|do i|could|does|would|is (?:your|the))|(?:u|you) do (?:that|this)
          whether (?:you (?!have|would|are (?:open|interested))|solvane|this|it|i|we|they)|what happens|possible\?
          or no\b|u (?:hire|do|take|make|build|guys)|go-live|interested\.|yes please|no thanks|you tell me
          what do you think|worth it|whats (?:ur|your)|what's (?:ur|your)|do you (?:pay|deal|know someone|mind)
          does anyone|any (?:day|chance|idea|ideas|openings|news|advice|tips|experience|suggestions?)
          free .{0,20} still on|what can be done|does it cost|you host it|please help|can this be|was supposed to
        `,
      ],
    ],
  },
  {
    reason: 'asks for a price or names a budget',
    most: 6,
    signs: [
      [
        -2,
        find`
          (?<!free )(?<!your )(?:quotation|estimate|ballpark|tender|rfp|rfq|rfi|(?:our|my|the|a|small|tight|total
            fixed|limited|no|some) budget|budget (?:is|of|about|around|approx\w*|up to|in|for|next|this|agreed
            for this|[$€£\d])|budget:|day rates?|hourly rate|retainer|scoping|spec|specification
            requirements doc)(?! (?:only|now|today|here))
          (?:a|an|your|the|for|request) (?:quote|quotation|estimate|tender|rfp|nda|(?:our|my|the|a|small|tight|total
            fixed|limited|no|some) budget|budget (?:is|of|about|around|approx\w*|up to|in|for|next|this|agreed
            for this|[$€£\d])|budget:|proposal|brief) (?:for|on|by|of|from|is|was|says|in|with|about|at)
          please quote|quote (?:for|us|me|please)|copy is ready|the (?:texts?|pictures?|spec) (?:is|are) ready
        `,
      ],
      [
        -2,
        find`
          how much
          what (?:would|does|do|will|might|is|are|could)\b[^.?!]{0,40}\b(?:cost|charge|price|rates?|fees?|run me
            budget)
          (?:price|cost|rates|timeline|references|availability|pricing|costs?|invest)\?|^price\b
          your (?:rates?|prices?|fees?|hourly|day rate|terms|process|references|availability|portfolio|price list
            rough price|price)
          (?:tell|give|send|name) (?:me|us) (?:a |an |your |the |honestly )?(?:rough )?(?:price|prices|quote|estimate
            offer|rate|rates)
          (?:rough|fixed|indicative) (?:price|cost|estimate)|(?:i|we) can (?:pay|spend|afford)
          (?:have|got|of|about|around|up to|grant|(?:our|my|the|a|small|tight|total|fixed|limited|no|some) budget
            budget (?:is|of|about|around|approx\w*|up to|in|for|next|this|agreed|for this|[$€£\d])
            budget:|raised)\b[^.?!]{0,20}(?:[$€£]|\d+ ?k|\d,\d{3}|\d+ (?:euros?|dollars|pounds|usd
            eur))\b(?=[^.?!]{0,30}(?:for|grant|(?:our|my|the|a|small|tight|total|fixed|limited|no|some) budget
            budget (?:is|of|about|around|approx\w*|up to|in|for|next|this|agreed|for this|[$€£\d])|budget:|fund
            approved|pre-seed|to spend|month))
          money is there|deadline
          by (?:the \d+|end of|next|christmas|easter|spring|summer|autumn|january|february|march|april|may|june|july
            august|september|october|november|december)
        `,
      ],
    ],
  },
];
