import type { Rule } from './rule.ts';
import { find } from './word-classes.ts';

/** How somebody speaks who wants to sell: who does what for whom, and whose thing profits. */
export const pitch: readonly Rule[] = [
  {
    reason: 'offers to do something for others',
    most: 6,
    signs: [
      [
        2,
        find`
          {we} {can}{sell} (?!me\b|us\b|you (?:the|my|our|access|everything|it|them|that)\b)(?:(?!me\b|us\b|our\b|my\b|its\b|the\b|from\b)[\w-]+ ){0,3}{you}(?!'| (?:app|portal|api|colleague|terms))
          {we} {can}{sell} (?:(?!me\b|us\b|our\b|my\b|its\b)[\w-]+,? ){0,4}{buyers}
          (?:we're|we are|i'm|i am|as) (?:an? |the |one of the |your )?(?:[\w-]+[ ,&]{1,2}){0,6}(?:seo company|suppliers?|exporters?|wholesaler|bpo|outsourcing|offshore|registrar|lender|investment group|development (?:company|firm|team|cent(?:er|re))|service provider|hackers?|ghostwriter)
          {we} (?:\w+ )?(?:ring|write to|look after|take over|turn|trace|place|make|do|write|grow|hold|keep|bring) (?:your|the |real |more |websites|apps|android|ios|films?|videos?|articles|seo|web|mobile|\d+ posts)[\w ]{0,30}(?:for (?:you|small|your|software|compan\w+|founders|firms)|prospects|sites?|apps?|posts|articles in|off your|into)
          let (?:us|me) (?:do|handle|take|show|make|help|run|manage)|takes (?:that|this|it) off your
          (?:compan(?:y|ies)|firms?|software houses|users|people|partners|customers|clients|teams) (?:come to us|let us|trust us|use (?:it|us|our)|save|pay(?:s)? (?:around )?(?:a third|half|less))
          makers of|(?:can|could) be (?:yours|useful to you)
          (?:we|i) (?:work|deal) (?:with|in) (?:companies|clients|businesses|agencies|brands|\d)
          (?:we|i) (?:already )?(?:rewrite|curate|look after|manage|run|write|prepare|edit) (?:pages|posts|gift|copy|books|campaigns)\b
          (?:we|i) (?:built|made|created|have|recently updated|recently launched|recently published) (?:an? |our |the )?(?:[\w-]+ ){0,3}(?:that|which|list|sdr|guide|tool|robot|ai|bot|database)
          for a living|books? the meetings|writes the e-?mails|while you sleep
          (?:we|i) (?:can |will |would |'ll )?(?:tidy|fix|correct|handle|compare|advance|fill in|train|propose|draft|beat|append|forward|look into|sort|clean up|take away|transform|make that happen|know (?:which|who|two|people)|got clients|took over) (?:\w+ )
          (?:our|my) (?:lads|writers|people|operators|brokers?|plug-in|principals|quarry|seal|services?|stock|trainers|recruiters|coaches) (?:\w+ )?(?:make|do|join|are|can|write|call|detected|is|will)
          specialist called|(?:independent|licensed) brokers?
          (?:reminds|protects|checks|answers|sends|tracks|finds|turns|saves|frees) (?:\w+ )?(?:them|you|your|it)
          on behalf of (?:tech |\w+ )?(?:businesses|companies|firms)
          (?:on average|typically) (?:our|we|customers|clients)|makes? you (?:\w+ )|we put your
          you get (?:a|the|an|business|\d)
          (?:we|i) (?:monitor|score|acquire|place|introduce|advise|invest in|work with (?:a |an )?(?:\w+ ){0,2}(?:founders|buyers|owners|companies|group))
          (?:buyers|investors|clients|partners) (?:who're|who are|are) (?:\w+ )?(?:acquiring|looking|interested)
          matched (?:several|your|their)|someone who works with|politically exposed
          (?:one|another|a recent) (?:customer|client|partner)[, ](?:\w+ ){0,4}(?:went|grew|closed|saved|doubled|gained|cut)
          (?:we|i) (?:can |also )?(?:embed|generate|onboard|staff|equip|coach|mentor|pair|match|host the)(?:s|d|ed)? \w+|interested in (?:publishing|placing|buying|purchasing|posting|sponsoring|advertising)|our (?:customers|users|clients) (?:cut|save|use|get|see|went|love|report|grow)
        `,
      ],
      [
        1,
        find`
          {we} {can}(?:offer|provide|supply|sell|speciali[sz]e|manufacture|export|represent|guarantee|give out|deliver|deal|clean|remove|book|place|augment|recover|help)(?:s|ing)?(?! guided| this| that| it|ed)
          (?:we're|we are|i'm|i am|as) (?:an? |the |one of the |your )?(?:[\w-]+[ ,&]{1,2}){0,5}(?:agency|manufacturers?|factory|freelancers?|consultants?|specialists?|experts?|(?:web|logo) designer|investors?|photographer|developer|team of)
          our (?:own |new |free |latest |best |virtual |dedicated |certified |experienced |senior |monthly |current |main |ai |us-based ){0,2}(?:services|packages?|plans?|experts?|specialists?|platform|tool|widget|pixel|robot|software|solution|network|database|callers|assistants|freelancers|advertisers?|candidates|clients|client|bench|catalog(?:ue)?|fee|prices|portfolio|magazine|edition|editors|analysts?|scanner|trick|panel|method|subscription|program(?:me)?|bot|product|engineers|developers|partners)
          our (?:\w+ )?(?:users|partners|readers|people|forum|summit|checker|assistant|legal team|past work|community|members|advisors?|readers voted)
          {we} (?:\w+ )?(?:place|ring|turn|trace|do|make) \w+|in your (?:name|tone|brand)|for you
        `,
      ],
    ],
  },
  {
    reason: 'says what would be good for us',
    most: 5,
    signs: [
      [
        2,
        find`
          {improve} (?:\w+ ){0,2}your (?:[\w-]+ ){0,2}{business}
          your (?:\w+ ){0,2}{business} (?:\w+ ){0,2}(?:could|deserves?|needs?|should|is missing|lacks?|scored|leaks?|qualif\w*|eligible)
          {buyers} (?:of your size|like (?:yours|you|solvane)|similar to you\w*|your size)
          your (?:competitors|ideal|dream|target|next (?:client|customer|project)|inbox|calendar|sales|reputation|niche|industry)
          (?:you're|you are|are you|you) (?:\w+ ){0,2}(?:losing|missing out|invisible|overpaying|wasting|leaving money|struggling|tired of|looking to (?:grow|scale|expand|increase)|eligible|qualif(?:y|ied)|pre-?approved|shortlisted|nominated|selected)
          are you (?:in need|in the market|happy with|open to)
          (?:businesses|companies|clients|agencies|teams|brands|owners) (?:\w+ )?(?:who|that|use|see|save|choose|trust|love|often|struggle|never)
          your (?:rivals|competition|prospects|ideal buyer|target group|phone|post on|home page|brand voice|future|stage|own inbox)
          sitting above|(?:firms|companies|teams|businesses|founders) (?:at|of) your
          so that you (?:don't|stay|can|get)|you (?:don't|no longer|never) (?:have|need) to
          still (?:approving|using|paying|doing|relying|struggling|waiting)|(?:what|how much) does a new customer cost
          more (?:enquir|inquir|customers|orders|business|reach|sales)\w*|be found|stay visible|ready to buy
          people (?:read|look|search|judge|leave)
          your (?:\"[^\"]{1,30}\" |\w+ )?page (?:buries|hides|could|should|is missing|loses)|stood out
          customers will not find|most (?:agencies|companies|firms|teams|founders|businesses)
          your (?:upcoming )?campaigns?|who handles your|(?:something|anything) you could use
          your (?:resources|services|contact|landing|pricing|about) page
          (?:websites|companies|firms|owners|offices|teams) such as yours|websites such as
          most (?:offices|owners|people|sites)|(?:when|how often) did you last
          how (?:many percent|much) do you (?:lose|pay|spend)|(?:none|one) of them is you
          (?:deserves?|merits?) (?:a|more|better)|you may (?:want|like|wish) to|damit sie
          (?:nobody's|no one's) favourite
          (?:would|could) (?:that|it|this|a test run[\w ]{0,30}) be (?:of use|useful|helpful)|are you in\?|be among
          growing but|too (?:many|much) \w+\?|tied up|isn't it\?
          are your (?:\w+ ){1,2}(?:insured|protected|secure|ready|safe)|do deadlines
          need(?:ing)? help (?:in|with) (?:e-?mails?|admin|sales|marketing)|(?:match|fit|suit)(?:es|s)? (?:you|your)
          your (?:capabilities|exit|company is worth|leadership|thoughtful|approach)|founders often|numbers game
          quick wins|growth roadmap|bottleneck|specific to (?:you|solvane)|wins? (?:more )?tenders|winning
          (?:resonate|fit) with (?:our|your)|your (?:larger )?(?:clients|customers) (?:will|are|would|expect|ask)|how long does it take your|with your branding|your (?:recent|latest|last) (?:piece|article|post|talk|project|launch|round|video|interview|episode)|(?:teams|companies|founders|agencies) (?:usually|typically|normally|rarely)|something (?:that )?you(?:'d| would) be|(?:open|urgent) (?:requirements?|job|project)|in charge of (?:marketing|sales|purchasing|it|hr)
        `,
      ],
      [
        1,
        find`
          (?:for|to|of|on|in|with|about|into|all|from|by) your (?:\w+ )?{business}
          (?:more|qualified|better|extra|most) (?:\w+ )?(?:customers|clients|leads|sales|visitors|inquiries|revenue|meetings|bookings|appointments|installs|views|conversations)
          did you know|have you (?:ever |been )*(?:considered|thought|tried|wondered|struggl\w+|scammed)
          (?:do you )?ever (?:feel|wonder\w*)|imagine|what if|tired of|looking for (?:a way|ways) to
          do you (?:need|want|have any|require|struggle|accept (?:guest|sponsored|paid|credit)|know how)
          would you (?:like|be (?:open|interested|opposed))
          (?<=^|[.!?] )need (?:a|an|more|cash|funds|money) [\w ]{0,20}\?|(?<=^|[.!?] )want (?:to|your|more)|need any
          your (?:{business}|software|posts?|idea|buyers?|staff|finances?|office|time)|would you like|keep us in mind
          if you(?:'d| would| want|'re)? (?:like|want|interested|ready|looking)|have a gap|who (?:buys|decides|signs)
          what would you|which (?:sectors|markets|product)|rather than|deserves?
          (?:your|ur) (?!(?:\w+ )?(?:website|site|team|company|office|proposals?|quotes?|offers?|estimate|invoices?|app|form|page|support|colleagues?|people|newsletter|api|rates?|prices?|pricing|services?|policy|help|time|reply|answers?|guarantee|terms|process|references|portfolio|contact|letter|advice|blog|articles?|post|talk|name|logo|designer|engineers?|developers?|cto|ceo|founders?|experience|work|works|staff|side|end|ai|chatbot|update|address|own|mail|e-?mails?|message|call|visit|stand|availability|hourly|day|customer|client|existing|colleague|project|sales|salespeople|technicians?|driver|van|car|building|neighbours?|records?|hosting|server|system|software|platform|portal|product|demo|docs|documentation|sdk|library|repo|account|billing|accounts|finance|legal|press|marketing|hr|recruiter|job|careers?|vacancy|opening|ad|interview|feedback|opinion|interest|understanding|attention|patience|kind|confirmation|order|parcel|delivery|lunch|racks?|room|insurance|director|boss|secretary|reception|phone|hotline|number|standard|security|data|privacy|gdpr|tool|way|experts?|consultants?|mobile|cloud|web|blockchain|design|development|home|front|photo|bio|tender|bid|expertise|approach|method\w*|competitor|agency|firm|employee|trainees?|apprentices?|dog|cat|mother|school|jacket|door|garden|gate|car)\b)[a-z]+
        `,
      ],
    ],
  },
  {
    reason: 'has something ready to send',
    most: 5,
    signs: [
      [
        2,
        find`
          (?:may|can|could|shall|should|would|to|i'll|i will|we'll|we will|happy to|glad to|love to|i can|we can) (?:just |quickly |also )?(?:i |we )?(?:send|share|show|give|get|email|forward|present)(?: over| across| along)? (?:you |it |across )?(?!us\b|me\b)(?:(?!your\b|our\b|my\b|me\b|us\b)\w+ ){0,4}(?:{papers}|how|why|which|what)
          (?:want|like|love|care|interested|wish) (?:to (?:see|receive|get|have|try|reach|know)|in seeing|in|samples?) (?:(?!your\b|our\b|my\b)\w+ ){0,3}(?:{papers})
          free (?:\w+ ){0,2}(?:samples?|report|audit|analysis|mock-?up|teardown|scan|check|trial|review|hours|words|visits)
          (?:price|price list|list|counts|details|samples?|catalog|catalogue|profiles?|brochure|demo) (?:on|upon|by|at|available on) (?:request|return)
          demo available|sample of \d+|i pulled|i(?:'ve| have)? (?:made|recorded|prepared|put together) (?:you )?an?
          (?:reply|respond|answer|revert|text|write|dm) (?:with |back )?(?:"?(?:yes|info|stop|list|demo|approved|interested|start|more)"?)
          hit reply|kindly (?:revert|indicate|share your)|where (?:do|should|can) i send
          (?:want|like|care|wish|prefer) (?:me |us )?to (?:hear|see|try|know|get|have|make|take)
          (?:can|may|shall|should|could) i (?:mail|send|tell|show|reserve|put|make|give|hold|keep|book|pencil|drop|pop)
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
          profiles? sende
          (?:i|we) recorded|shared (?:the|a) (?:signed|document|contract|file)|see the (?:before|proof|preview)|(?:set up|open|create) (?:you )?(?:a |an )?(?:trial|demo|test) account
        `,
      ],
      [
        1,
        find`
          (?:may|can|shall|should) (?:i|we) (?:just |quickly |also |please )?(?:send|share|show|give|introduce|walk|email|forward|put|set up|hold|schedule|arrange|call|explain|run)
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
          (?:email|e-mail|name|contact|number|phone) of (?:your|the) (?:\w+ )?(?:manager|director|head|team|owner|ceo|department)
          my last (?:e-?mail|message)|get a chance to (?:review|read|look)|heads[- ]up|keep up the (?:great|good)
          calendar:|who handles|calendly|(?:we|i) should talk|let's (?:explore|talk|chat|connect|discuss|see if)
          if there is a fit|see it in|waiting? (?:for )?your (?:positive )?(?:feedback|response|reply)
          (?:do )?business with overseas|i have a proposal|my former (?:mail|message)|contact freely|any interest
          do you ship to|which payments?|got my (?:former|last|previous)|i want to (?:make|place) an order
          do you accept credit cards?
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
          (?:i|we) (?:was |were |just |have |'ve |recently |happened to ){0,3}(?:noticed|came across|stumbled|checked|visited|visiting|looked at|looking at|browsing|reviewed|reviewing|analy[sz]ed|loved|enjoyed|listening|following|impressed|going through) (?:\w+ ){0,3}(?:you|your|ur|solvane)
          (?:while|when) (?:browsing|visiting|looking at your)
          (?:i|we) (?:found|saw|see) your (?:web ?site|site|profile|page|channel|email)
          noticed (?:you're|your|you (?:do|are)|there is no)|(?:loved|enjoyed) (?:your|the part)
          finds? you (?:well|in)|reaching out|introduce (?:myself|ourselves)|(?:get|getting) straight to
          my (?:previous|last|earlier) (?:e-?mail|message) about|haven'?t heard back|not heard back|i represent
          (?:i|we) (?:redid|ran|tested|scanned|read what|read your|counted|compared|listened|watched|follow) (?:it |your |what you )
          keeps? coming up|saw that (?:you|your|solvane)|caught my (?:eye|attention)|glad to (?:know|learn)
          (?:found|got) your (?:contact|address|e-?mail|number|details)|researching|while (?:researching|looking for)
          came across|we are delighted|delighted to|hope you are well|hi (?:team )?solvane(?: team)?|hi team
          (?:your|their) (?:founder's story|map pin|case studies are)|i see (?:that )?you (?:have|are|were)
          (?:i|we) thought you may|honest opinion\?|(?:things|one thing) i (?:liked|noticed|loved)|not another
          one of your (?:articles|posts|pages)|i'm a freelance designer|putting together|good news|hello neighbours
          we would like to supply|we are (?:a )?(?:web agency|software house)|hope your (?:week|day|month)
          been following|struck by|noticed solvane|well\. i (?:work|help|am)
          dear concern|i'll be honest|congrats on|you've been (?:chosen|selected|nominated)|(?:was|have been) (?:chosen|nominated)|journey would
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
