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
          {we} {can}{sell} (?!me\b|us\b|you (?:the|my|our|access|everything|it|them|that)\b)(?:(?!me\b|us\b|our\b|my\b
            its\b|the\b|from\b)[\w-]+ ){0,3}{you}(?!'| (?:app|portal|api|colleague|terms))
          {we} {can}{sell} (?:(?!me\b|us\b|our\b|my\b|its\b)[\w-]+,? ){0,4}{buyers}
          (?:we're|we are|i'm|i am|as) (?:an? |the |one of the |your )?(?:[\w-]+[ ,&]{1,2}){0,6}(?:seo company
            suppliers?|exporters?|wholesaler|bpo|outsourcing|offshore|registrar|lender|investment group
            development (?:company|firm|team|cent(?:er|re))|service provider|hackers?|ghostwriter)
          {we} (?:\w+ )?(?:ring|write to|look after|take over|turn|trace|place|make|do|write|grow|hold|keep
            bring) (?:your|the |real |more |websites|apps|android|ios|films?|videos?|articles|seo|web|mobile
            \d+ posts)[\w ]{0,30}(?:for (?:you|small|your|software|compan\w+|founders|firms)|prospects|sites?|apps?
            posts|articles in|off your|into)
          let (?:us|me) (?:do|handle|take|show|make|help|run|manage)|takes (?:that|this|it) off your
          (?:compan(?:y|ies)|firms?|software houses|users|people|partners|customers|clients|teams) (?:come to us
            let us|trust us|use (?:it|us|our)|save|pay(?:s)? (?:around )?(?:a third|half|less))
          makers of|(?:can|could) be (?:yours|useful to you)
          (?:we|i) (?:work|deal) (?:with|in) (?:companies|clients|businesses|agencies|brands|\d)
          (?:we|i) (?:already )?(?:rewrite|curate|look after|manage|run|write|prepare|edit) (?:pages|posts|gift|copy
            books|campaigns)\b
          (?:we|i) (?:built|made|created|have|recently updated|recently launched
            recently published) (?:an? |our |the )?(?:[\w-]+ ){0,3}(?:that|which|list|sdr|guide|tool|robot|ai|bot
            database)
          for a living|books? the meetings|writes the e-?mails|while you sleep
          (?:we|i) (?:can |will |would |'ll )?(?:tidy|fix|correct|handle|compare|advance|fill in|train|propose|draft
            beat|append|forward|look into|sort|clean up|take away|transform|make that happen|know (?:which|who|two
            people)|got clients|took over) (?:\w+ )
          (?:our|my) (?:lads|writers|people|operators|brokers?|plug-in|principals|quarry|seal|services?|stock|trainers
            recruiters|coaches) (?:\w+ )?(?:make|do|join|are|can|write|call|detected|is|will)
          specialist called|(?:independent|licensed) brokers?
          (?:reminds|protects|checks|answers|sends|tracks|finds|turns|saves|frees) (?:\w+ )?(?:them|you|your|it)
          on behalf of (?:tech |\w+ )?(?:businesses|companies|firms)
          (?:on average|typically) (?:our|we|customers|clients)|makes? you (?:\w+ )|we put your
          you get (?:a|the|an|business|\d)
          (?:we|i) (?:monitor|score|acquire|place|introduce|advise|invest in
            work with (?:a |an )?(?:\w+ ){0,2}(?:founders|buyers|owners|companies|group))
          (?:buyers|investors|clients|partners) (?:who're|who are|are) (?:\w+ )?(?:acquiring|looking|interested)
          matched (?:several|your|their)|someone who works with|politically exposed
          (?:one|another|a recent) (?:customer|client|partner)[, ](?:\w+ ){0,4}(?:went|grew|closed|saved|doubled
            gained|cut)
          (?:we|i) (?:can |also )?(?:embed|generate|onboard|staff|equip|coach|mentor|pair|match|host the)(?:s|d
            ed)? \w+
          interested in (?:publishing|placing|buying|purchasing|posting|sponsoring|advertising)
          our (?:customers|users|clients) (?:cut|save|use|get|see|went|love|report|grow)
          (?:we|i) (?:act as|manage outreach|track this|usually free|do this|did this for|have \w+ candidates|accord
            grant|produce|create|design) (?:\w+ )?(?:for|a|an|loans?|gifts|websites|promotional)?
          (?:we|i) (?:are )?(?:speciali[sz]e|speciali[sz]ing) in
          (?:companies|firms|brands|businesses) (?:that are|who are)? ?(?:currently |actively )?(?:searching
            looking) for
          without lifting|that's what we do
          for (?:several|many|other|60|dozens of|\d+) (?:\w+ )?(?:brands|firms|companies|agencies|clients)
        `,
      ],
      [
        1,
        find`
          {we} {can}(?:offer|provide|supply|sell|speciali[sz]e|manufacture|export|represent|guarantee|give out|deliver
            deal|clean|remove|book|place|augment|recover|help)(?:s|ing)?(?! guided| this| that| it|ed)
          (?:we're|we are|i'm|i am|as) (?:an? |the |one of the |your )?(?:[\w-]+[ ,&]{1,2}){0,5}(?:agency
            manufacturers?|factory|freelancers?|consultants?|specialists?|experts?|(?:web|logo) designer|investors?
            photographer|developer|team of)
          our (?:own |new |free |latest |best |virtual |dedicated |certified |experienced |senior |monthly |current |main |ai |us-based ){0,2}(?:services|packages?|plans?|experts?|specialists?|platform|tool|widget|pixel|robot|software|solution|network|database|callers|assistants|freelancers|advertisers?|candidates|clients|client|bench|catalog(?:ue)?|fee|prices|portfolio|magazine|edition|editors|analysts?|scanner|trick|panel|method|subscription|program(?:me)?|bot|product|engineers|developers|partners)
          our (?:\w+ )?(?:users|partners|readers|people|forum|summit|checker|assistant|legal team|past work|community
            members|advisors?|readers voted)
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
          your (?:\w+ ){0,2}{business} (?:\w+ ){0,2}(?:could|deserves?|needs?|should|is missing|lacks?|scored|leaks?
            qualif\w*|eligible)
          {buyers} (?:of your size|like (?:yours|you|solvane)|similar to you\w*|your size)
          your (?:competitors|ideal|dream|target|next (?:client|customer|project)|inbox|calendar|sales|reputation
            niche|industry)
          (?:you're|you are|are you|you) (?:\w+ ){0,2}(?:losing|missing out|invisible|overpaying|wasting|leaving money
            struggling|tired of|looking to (?:grow|scale|expand|increase)|eligible|qualif(?:y|ied)|pre-?approved
            shortlisted|nominated|selected)
          are you (?:in need|in the market|happy with|open to)
          (?:businesses|companies|clients|agencies|teams|brands|owners) (?:\w+ )?(?:who|that|use|see|save|choose|trust
            love|often|struggle|never)
          your (?:rivals|competition|prospects|ideal buyer|target group|phone|post on|home page|brand voice|future
            stage|own inbox)
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
          (?:resonate|fit) with (?:our|your)|your (?:larger )?(?:clients|customers) (?:will|are|would|expect|ask)
          how long does it take your|with your branding
          your (?:recent|latest|last) (?:piece|article|post|talk|project|launch|round|video|interview|episode)
          (?:teams|companies|founders|agencies) (?:usually|typically|normally|rarely)
          something (?:that )?you(?:'d| would) be|(?:open|urgent) (?:requirements?|job|project)
          in charge of (?:marketing|sales|purchasing|it|hr)|your (?:direct |main |biggest )?(?:rivals|competitors)
          outgrown its|agencies your size|(?:poor|low|no|more) (?:traffic|conversion|sales|visibility)|increase your
          good design but|without lifting a finger|extra (?:calls|meetings|clients|customers|leads|revenue)|free up
          drowning in|is waiting for you|your current requirements
        `,
      ],
      [
        1,
        find`
          (?:for|to|of|on|in|with|about|into|all|from|by) your (?:\w+ )?{business}
          (?:more|qualified|better|extra|most) (?:\w+ )?(?:customers|clients|leads|sales|visitors|inquiries|revenue
            meetings|bookings|appointments|installs|views|conversations)
          did you know|have you (?:ever |been )*(?:considered|thought|tried|wondered|struggl\w+|scammed)
          (?:do you )?ever (?:feel|wonder\w*)|imagine|what if|tired of|looking for (?:a way|ways) to
          do you (?:need|want|have any|require|struggle|accept (?:guest|sponsored|paid|credit)|know how)
          would you (?:like|be (?:open|interested|opposed))
          (?<=^|[.!?] )need (?:a|an|more|cash|funds|money) [\w ]{0,20}\?|(?<=^|[.!?] )want (?:to|your|more)|need any
          your (?:{business}|software|posts?|idea|buyers?|staff|finances?|office|time)|would you like|keep us in mind
          if you(?:'d| would| want|'re)? (?:like|want|interested|ready|looking)|have a gap|who (?:buys|decides|signs)
          what would you|which (?:sectors|markets|product)|rather than|deserves?
          (?:your|ur) (?!(?:\w+ )?(?:website|site|team|company|office|proposals?|quotes?|offers?|estimate|invoices?
            app|form|page|support|colleagues?|people|newsletter|api|rates?|prices?|pricing|services?|policy|help|time
            reply|answers?|guarantee|terms|process|references|portfolio|contact|letter|advice|blog|articles?|post|talk
            name|logo|designer|engineers?|developers?|cto|ceo|founders?|experience|work|works|staff|side|end|ai
            chatbot|update|address|own|mail|e-?mails?|message|call|visit|stand|availability|hourly|day|customer|client
            existing|colleague|project|sales|salespeople|technicians?|driver|van|car|building|neighbours?|records?
            hosting|server|system|software|platform|portal|product|demo|docs|documentation|sdk|library|repo|account
            billing|accounts|finance|legal|press|marketing|hr|recruiter|job|careers?|vacancy|opening|ad|interview
            feedback|opinion|interest|understanding|attention|patience|kind|confirmation|order|parcel|delivery|lunch
            racks?|room|insurance|director|boss|secretary|reception|phone|hotline|number|standard|security|data
            privacy|gdpr|tool|way|experts?|consultants?|mobile|cloud|web|blockchain|design|development|home|front
            photo|bio|tender|bid|expertise|approach|method\w*|competitor|agency|firm|employee|trainees?|apprentices?
            dog|cat|mother|school|jacket|door|garden|gate|car)\b)[a-z]+
        `,
      ],
    ],
  },
];
