import type { Rule } from './rule.ts';
import { find } from './word-classes.ts';

/** How somebody comes up to us who wants to sell: the opening, the sample, the call. */
export const approach: readonly Rule[] = [
  {
    reason: 'has something ready to send',
    most: 5,
    signs: [
      [
        2,
        find`
          (?:may|can|could|shall|should|would|to|i'll|i will|we'll|we will|happy to|glad to|love to|i can
            we can) (?:just |quickly |also )?(?:i |we )?(?:send|share|show|give|get|email|forward
            present)(?: over| across| along)? (?:you |it |across )?(?!us\b|me\b)(?:(?!your\b|our\b|my\b|me\b
            us\b)\w+ ){0,4}(?:{papers}|how|why|which|what)
          (?:want|like|love|care|interested|wish) (?:to (?:see|receive|get|have|try|reach|know)|in seeing|in
            samples?) (?:(?!your\b|our\b|my\b)\w+ ){0,3}(?:{papers})
          free (?:\w+ ){0,2}(?:samples?|report|audit|analysis|mock-?up|teardown|scan|check|trial|review|hours|words
            visits)
          (?:price|price list|list|counts|details|samples?|catalog|catalogue|profiles?|brochure|demo) (?:on|upon|by|at
            available on) (?:request|return)
          demo available|sample of \d+|i pulled|i(?:'ve| have)? (?:made|recorded|prepared|put together) (?:you )?an?
          (?:reply|respond|answer|revert|text|write|dm) (?:with |back )?(?:"?(?:yes|info|stop|list|demo|approved
            interested|start|more)"?)
          hit reply|kindly (?:revert|indicate|share your)|where (?:do|should|can) i send
          (?:want|like|care|wish|prefer) (?:me |us )?to (?:hear|see|try|know|get|have|make|take)
          (?:can|may|shall|should|could) i (?:mail|send|tell|show|reserve|put|make|give|hold|keep|book|pencil|drop
            pop)
          i(?:'d| would| could| can) (?:gladly|happily|love to|have one)
          i'll (?:quote|come back|send|mail|get back|explain|tell)|mail (?:over|you)
          (?<!please )tell me (?:and|your|which|three|what|where|who)|ask me (?:price|for)
          (?:see|seen|look|find out|more|details|portfolio) (?:at|on|under|here)|have a look (?:around|at)
          two (?:questions|minutes) are enough
          (?:i've|i have|we've|we have) (?:prepared|put together|recorded|made|created|attached|updated|drafted)
          can i send|simply reply|(?:i|we) shall send|(?:send|mail) you (?:a|the|our|cost|some)|loom
          cost (?:&|and) counts|good time|choose from|(?:reply|answer) and (?:i|we)|just forward|send me your
          trial access|test run|first (?:one|clean|month|week|report) (?:for you|at|is)|(?:the )?(?:scorecard|sample)
          propose names|reply for|(?:mail|share) (?:your|the) (?:\w+ )?(?:whatsapp|number|mobile)|let me have your
          profiles? sende|(?:i|we) recorded|shared (?:the|a) (?:signed|document|contract|file)
          see the (?:before|proof|preview)|(?:set up|open|create) (?:you )?(?:a |an )?(?:trial|demo|test) account
          share where you stand|(?:see|want|get|have) (?:the )?(?:plan|price|cost|prices|pricing)(?: and \w+)?
          (?:sketched|designed|drafted|mocked up|drawn up)
          please (?:share|send) (?:us )?your (?:price list|requirements?|inquiry|business plan|confirmation|rates for)
          first \d+ (?:leads|cvs|contacts|hours|words|meetings)
        `,
      ],
      [
        1,
        find`
          (?:may|can|shall|should) (?:i|we) (?:just |quickly |also |please )?(?:send|share|show|give|introduce|walk
            email|forward|put|set up|hold|schedule|arrange|call|explain|run)
          complimentary|(?:reply|contact|email|call|message|write) (?:me|us) (?:back|now|for|to|if|only|with)
          let me know (?:if|which|your|and|so)|kindly (?:send|reply|confirm|check|advise|share|let|process)
          please (?:reply|confirm|advise|share)
        `,
      ],
    ],
  },
  {
    reason: 'asks for a talk nobody asked for',
    most: 5,
    signs: [
      [
        2,
        find`
          worth (?:a|an) (?:\w+ ){0,2}(?:chat|call|look|conversation|talk)
          (?:open|opposed) (?:to|for) (?:an? |it|that)|would (?:that|this|it) be of (?:any )?interest
          (?:short|quick|brief|intro\w*|discovery|\d\d[- ]?min\w*) (?:\w+ ){0,2}(?:call|chat|demo|meeting)
          \d\d[- ]mins?\b|hop on|jump on|when works|no pressure|would tuesday|make sense to
          (?:right|best|appropriate|correct) (?:person|contact)(?! for)
          who (?:handles|takes care|manages|is in charge)\b[^.?!]{0,30}\byour|person (?:responsible|in charge)
          whom should|direct me to|forward (?:this|it) (?:\w+ ){0,3}to (?:your|the one|someone in)
          long[- ]term (?:cooperation|partnership|business)|mutual(?:ly)? benefi\w+
          business (?:proposal|opportunity|relationship|offer)|partnership opportunit\w+
          interesting (?:proposal|offer)|business growth
          (?:is|would|does|how about) (?:monday|tuesday|wednesday|thursday|friday|next week) (?:any good|work|suit|or)
          (?:tell|explain|talk)\b[^.?!]{0,30}(?:on the phone|over a coffee|over coffee|by phone)
          (?:five|5|10|15) minutes|is this the owner
          (?:number|whatsapp|name|e-?mail) of (?:your|the) (?:boss|owner|manager|ceo|director)
          are you the (?:one|person|owner)|who (?:buys|decides|looks after|is responsible)|could you tell me who
          please advise (?:on )?(?:the|who)|when could we (?:speak|talk|chat|meet)|who on your side
          (?:email|e-mail|name|contact|number|phone) of (?:your|the) (?:\w+ )?(?:manager|director|head|team|owner|ceo
            department)
          my last (?:e-?mail|message)|get a chance to (?:review|read|look)|heads[- ]up|keep up the (?:great|good)
          calendar:|who handles|calendly|(?:we|i) should talk|let's (?:explore|talk|chat|connect|discuss|see if)
          if there is a fit|see it in|waiting? (?:for )?your (?:positive )?(?:feedback|response|reply)
          (?:do )?business with overseas|i have a proposal|my former (?:mail|message)|contact freely|any interest
          do you ship to|which payments?|got my (?:former|last|previous)|i want to (?:make|place) an order
          do you accept credit cards?|coffee\?|if i'm off|right (?:contact|email|address|person)
          i hope you're the right|important information for you|how are you today
        `,
      ],
      [
        1,
        find`
          interested\?|thoughts\?|no hard feelings|shall (?:we|i)
          (?:are you|if you(?:'re| are)?|you'd be|would you be|which (?:\w+ )?)interest(?:ed|s)|either way|convenience
          looking forward to|thanks (?:and|&) (?:best )?regards|waiting for your|get back to (?:me|you)
          so (?:that )?we can discuss
        `,
      ],
    ],
  },
  {
    reason: 'a cold opening',
    most: 4,
    signs: [
      [
        2,
        /^(?:(?:hi|hello|hey|good (?:day|morning|afternoon|evening)|greetings)[ ,!.]{1,3})?(?:dear |respected |distinguished |attention )?(?:friend|dearest|beloved|(?:small )?business owner|website owner|site owner|owner|webmaster|admin|purchasing manager|procurement manager|hiring manager|ceo|cto|director|valued customer|customer|user|vip|player|winner|employee|investor|project team|my dear|handsome)\b/g,
      ],
      [
        2,
        find`
          (?:i|we) (?:was |were |just |have |'ve |recently |happened to ){0,3}(?:noticed|came across|stumbled|checked
            visited|visiting|looked at|looking at|browsing|reviewed|reviewing|analy[sz]ed|loved|enjoyed|listening
            following|impressed|going through) (?:\w+ ){0,3}(?:you|your|ur|solvane)
          (?:while|when) (?:browsing|visiting|looking at your)
          (?:i|we) (?:found|saw|see) your (?:web ?site|site|profile|page|channel|email)
          noticed (?:you're|your|you (?:do|are)|there is no)|(?:loved|enjoyed) (?:your|the part)
          finds? you (?:well|in)|reaching out|introduce (?:myself|ourselves)|(?:get|getting) straight to
          my (?:previous|last|earlier) (?:e-?mail|message) about|haven'?t heard back|not heard back|i represent
          (?:i|we) (?:redid|ran|tested|scanned|read what|read your|counted|compared|listened|watched
            follow) (?:it |your |what you )
          keeps? coming up|saw that (?:you|your|solvane)|caught my (?:eye|attention)|glad to (?:know|learn)
          (?:found|got) your (?:contact|address|e-?mail|number|details)|researching|while (?:researching|looking for)
          came across|we are delighted|delighted to|hope you are well|hi (?:team )?solvane(?: team)?|hi team
          (?:your|their) (?:founder's story|map pin|case studies are)|i see (?:that )?you (?:have|are|were)
          (?:i|we) thought you may|honest opinion\?|(?:things|one thing) i (?:liked|noticed|loved)|not another
          one of your (?:articles|posts|pages)|i'm a freelance designer|putting together|good news|hello neighbours
          we would like to supply|we are (?:a )?(?:web agency|software house)|hope your (?:week|day|month)
          been following|struck by|noticed solvane|well\. i (?:work|help|am)|dear concern|i'll be honest|congrats on
          you've been (?:chosen|selected|nominated)|(?:was|have been) (?:chosen|nominated)|journey would
          (?:i|we) (?:have )?(?:analy[sz]ed|noticed|checked|reviewed) your|loved the|your team grew|dear beloved
          hello dear|i am suffering
        `,
      ],
      [
        1,
        find`
          hope (?:all|you|this|your|everything)|trust (?:this|you)|following up|quick (?:question|one|note|idea)
          congrat\w*|great to see|your (?:blog post|case study|post on|article on)|my name is
          (?:this is|i'm|i am|it's) [a-z]+ (?:from|with|at)|on behalf of|we are pleased|we have the honou?r
          business development|dear sirs?|sir\/ma'?a?m|dear sir(?:\/| or )madam|greetings|to inform you|attention
          dear (?:business|team)|good day|here from|i am [a-z]+ from|dear hiring team|respected|hello stranger
          dear all|it is our (?:great )?pleasure|with tears
        `,
      ],
    ],
  },
];
