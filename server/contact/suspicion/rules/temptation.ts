import type { Rule } from './rule.ts';
import { find } from './word-classes.ts';

/** What is sold to private people. Customers in these trades write to us too: their words give one point. */
export const temptation: readonly Rule[] = [
  {
    reason: 'quick money or crypto fraud',
    most: 9,
    signs: [
      [
        3,
        find`
          (?:guaranteed|passive|extra) (?:monthly |daily )?(?:profits?|income|returns?|earnings)|(?:on|full) autopilot
          \d+(?:\.\d+)? ?(?:%|percent) (?:every|each|per|a|daily|weekly) (?:single )?(?:day|week)
          (?:earn|earned|make|making|made|turned)\b[^.?!]{0,12}[$€£\d][\d,.-]+\b[^.?!]{0,25}\b(?:day|week|hour|month
            into)
          pays? out profits|private investment program\w*|principal protected|prospectus
          (?:expert|account) (?:trader|manager)|binary options?|trades crypto|trading (?:robot|signals? group)
          minimum (?:deposit|investment)|giveaway|(?<!no )airdrop|presale (?:of|is|now)|next gem|100x|mining pool
          flash (?:usdt|btc|bitcoin)|profitable deal|list your token|usdt[ ,]+(?:100%|trc)
          forex[^.?!]{0,30}(?:profit|earn|turned)|trading strategy
          recover (?:your |lost |stolen |hacked |btc|bitcoin|funds)|(?:certified |ethical )hackers?|a hacker
          been scammed|was scammed|lost (?:money to|access to)|connect your wallet
          (?:free|double|won) (?:\d\S* )?(?:btc|bitcoins?|eth)|send \d\S* (?:eth|btc)|withdraw (?:before|without|it)
          credited with|he is legit|she is legit|fake broker|work from home|part[- ]time (?:online )?job
          no experience needed|earn (?:money|cash|online|extra|up to|from home)|financial freedom
          quit (?:my|his|her|your) job|paid daily|salary \d|(?:liking|rate|rating) (?:videos|products|apps|hotels)
          great opportunity|doubled|\d (?:and|to|-) \d+ (?:percent|%) (?:daily|a day|weekly)
          buy and sell (?:coins|crypto|stocks)|(?:trades|earns|works) (?:coins |crypto )?for you|put in \d+|new people
          (?:first|daily|quick) (?:profit|payout)|traces? coins|brings? (?:the|your) money
          (?:lost|stolen) (?:coins|crypto|money)|broker|get back my|helped me (?:to )?(?:get|recover)|cheating spouse
          phone hack|hack (?:a |any |his |her )?(?:phone|whatsapp|account)|credit score|use this medium|my stolen
          trade from|taught me|was broke|new coin|50x|traced it|everything was returned|gave up
          i recommend (?:him|her|them) to|fake trading|my savings|returned within|introduced me to|recovery experts?
          crypto scam|romance scam|forex fraud|recovered \d+ ?%|victim of (?:a |an )?\w+ scam|lost all|everything back
          withdraw anytime|automated (?:crypto )?trading
        `,
      ],
      [
        1,
        find`
          profits?|income|invest\w*|trad(?:er|es|ing)|deposit|wallet|bitcoin|btc|eth|usdt|crypto|presale|token|mining
          daily|hackers?|hacked|scammed|earn|stolen|liquidity|rewards?|exchanges?|members|strategy
        `,
      ],
    ],
  },
  {
    reason: 'gambling for players',
    most: 9,
    signs: [
      [
        3,
        find`
          (?:deposit|registration|sign-?up|first|no deposit) bonus|(?:welcome )?bonus \d+|\d+% welcome|\d+ free spins
          free bets? (?:[€$£]\d+|waiting)|no deposit required|real money|rev(?:enue)? ?share|jackpot ticket
          vip (?:status|player)|bonus code|fixed (?:matches|scores|games)|odds \d|maxwin|gacor|instant withdrawals?
          hiring affiliates|(?:play|bet) (?:now|\d+|and win|today)|win (?:big|real)|hello player
          best (?:online )?casinos?|casinos? (?:sites?|bonus|players)|sports betting sites?|spin the wheel
          first hundred|live (?:dealer|roulette|tables)|safe bets|tonight's|derbies|winning tips
          (?:your )?(?:first )?deposit is doubled|withdrawals? in \d*|keep what you win|deposit nothing|claim \d+
        `,
      ],
      [
        1,
        find`
          casinos?|slots?|poker|roulette|sports? ?bett?ing|betting|free spins|jackpot|gambling|affiliates?|odds|bonus
        `,
      ],
    ],
  },
  {
    reason: 'medicines, cures or forged goods',
    most: 9,
    signs: [
      [
        3,
        find`
          (?:buy|cheap|order|online) (?:\w+,? )?(?:viagra|cialis|levitra|tramadol|xanax|modafinil|ozempic|adderall
            pills|medicines?)
          (?:cialis|tramadol|xanax|modafinil|ozempic|levitra),? (?:\w+ )?(?:online|cheap|levitra|cialis|xanax)
          replicas?(?: watches)?|designer (?:bags|handbags)|fake (?:passport|id)s?
          (?:buy|real|registered) (?:\w+ )?(?:diplomas?|passports?|driving licen[cs]es?)|counterfeit
          (?:without|no) (?:a )?(?:prescription|rx)|discreet (?:shipping|packag\w+|delivery)
          overnight (?:delivery|shipping)|shipping worldwide|ship worldwide|doctors? hate
          (?:i )?lost \d+ (?:lbs|pounds|kg|kilos)|lose \d+ (?:lbs|pounds|kg|kilos)|belly fat
          (?:burn|melt)s? (?:\w+ )?fat|gummies|no exercise|before (?:&|and) after|miracle|last longer|baldness
          new hair|blood sugar|prostate|detox|hemp drops|chronic pain\?|erectile|two bottles|\d+ inches|sildenafil
          tadalafil|\d+ ?mg|per tablet|capsules? a day|one capsule|no doctor|weigh less|years younger|sleep better
          look younger|roots|slimming|hair loss|wrinkles|immune|order three|no script|doctors are amazed|stiffness
          university degree|without attending|verifiable|ielts|driving licen[cs]e\b|while stock|semaglutide
          gone in \d+|doctors are (?:stunned|shocked|furious|amazed)|weird (?:kitchen )?trick|kitchen trick
          \d+ pounds of|melts?
        `,
      ],
      [
        1,
        find`
          viagra|cialis|levitra|tramadol|xanax|ozempic|pills?|keto|cbd|supplements?|hemp|weight loss|cure|bottles?
          celebrities|natural|prescription|pain|free shipping
        `,
      ],
    ],
  },
  {
    reason: 'loans or funding on offer',
    most: 9,
    signs: [
      [
        3,
        find`
          (?:get|offer|offering|give out|kinds? of|urgent|quick|instant
            need (?:an? |of )?(?:urgent )?) ?(?:a |an |you |out )?(?:urgent |quick |fast |personal |business |easy )?loans?
          loan (?:offer|at|from \d|amount|firm)|debt (?:financing|consolidation)|working capital
          line of (?:credit up|\$)|cash advance|need cash|funds? (?:available|in your)
          (?:fund|funds|funding) (?:for )?viable|tax credits|government grant|financing available|needs funding
          bad credit (?:ok|accepted)|no (?:collateral|credit check|paperwork)|pre-?approved|grace period
          interest rate p|at \d+(?:\.\d)?% (?:interest|roi)|viable projects?|bank statements? to|amount needed
          same day approval|liquid funds|private (?:investors|investment group)|brokers are|rates from \d|zero fee
          we finance|bank says no|paid out the|repayment|for any purpose|loan (?:personal|for)|apply for \d
          no documents|between \d+ and \d+ thousand|credit to (?:any|every)one|private lender
          cash (?:today|tomorrow|fast)|revenue[- ]based|unpaid invoices|advance \d+ percent|no security asked
          soft loan|tenor|intermediaries|our principals|invest in your project|state money|takes? \d+ percent if
          revolving line|legal name,|time in business|monthly revenue|interest only|upfront fee|rates dropped
          line \d+k|group of investors|wish to invest|viable project
        `,
      ],
      [
        1,
        find`
          loans?|funding|funds|financing|capital|credit|collateral|interest(?: rate)?|investors?|business plan
          monthly income|duration|\d+(?:\.\d)? ?%|approv\w+|qualify|cash|angel
        `,
      ],
    ],
  },
  {
    reason: 'adult content or dating',
    most: 9,
    signs: [
      [
        3,
        find`
          sex(?:y)?|live (?:sex|cams?)|(?:my|sex|free|live|adult) (?:web)?cams?|porn\w*|onlyfans|xxx
          (?:vip |russian )?escorts|nudes?|naked|horny|erotic|hookups?|flirt|milfs?
          (?:hot|lonely|local|single|sexy|mature) (?:girls?|wom[ae]n|singles|ladies|lady)|ladies from
          meet (?:mature|local|single|girls|women|hot|you tonight)
          (?:alone|bored|lonely)\b[^.?!]{0,20}\b(?:home|tonight|wanna|chat)|im bored|no strings
          private (?:photos?|pics|pictures)|my (?:photos|pics|cam)|serious relation\w*|(?:saw|see|viewed) your profile
          you look (?:nice|good|cute)|handsome|babe|i'?m (?:1|2|3)\d|in bed|live near you|kind man|leaked|new vids
          18\+ only|wanna (?:see|chat|meet|talk)|honest man|for family|my heart|divorced|send (?:you )?photo|i seek
          lovely|kisses|single mom|bored husband|ladies near|discreet ladies|add my whatsapp|be (?:my )?friends?\b
          fashion business|serious (?:man|woman|relationship)|for marriage|send you (?:my )?(?:photos?|pictures?)
          from ukraine
        `,
      ],
      [
        1,
        find`
          adult|dating|girls?|wom[ae]n|ladies|meet|chat|photos?|lonely|tonight|discreet|cam|models|profile|my dear
        `,
      ],
    ],
  },
];
