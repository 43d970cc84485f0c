import type { Rule } from './rule.ts';
import { find } from './word-classes.ts';

/** How somebody speaks who is neither a customer nor a seller, or simply speaks. Such points are taken off. */
export const people: readonly Rule[] = [
  {
    reason: 'applies, asks for a contribution, or writes officially',
    most: 6,
    signs: [
      [
        -2,
        find`
          (?:apply|applying|application|applied|apply as)\b(?! (?:now|here|today|online|in))|cv|resum[eé]
          intern(?:ship)?|traineeship|apprentice\w*|vacanc(?:y|ies)|notice period|salary expect\w+
          (?:are you|you) hiring|hire me|(?:about|for|hear back about) (?:the|an|my) interview|junior|bootcamp
          my degree|(?:my|master's|bachelor) thesis|dissertation|third year|for school|students?|work placement|survey
          phd|(?:for|on) (?:my|a|our) (?:research|paper|study)|cite|reference call|portfolio (?:password|→|:)|relocate
          immediate joiner|freelance(?:r)? (?:\w+ )?(?:developer|designer|from|here)|part-time \(|remote from|juniors?
          taught myself|self-taught|things i(?:'ve)? (?:built|made)|my github|career change|looking for a job in
          work permit|direct debit|customer portal as usual|never ask for
          (?:developer|engineer|designer|tester|analyst|freelancing|freelancer|manager
            scientist) with \d+\+? (?:\w+ )?years
          years (?:of )?(?:\w+ )?freelancing|consider me|find my (?:profile|cv|work)|my profile at
          willing to (?:work|relocate)|notice (?:two|of|period)|tired of working alone|permanent (?:role|position)
          full[- ]time role
          (?:love|like|want|happy|ready) to (?:work|start) (?:in|for|at|with) (?:you|your|solvane)|open positions?
            worth applying|job ad|if you ever need|hard[- ]working and experienced|looking for (?:a )?(?:job|work
            position|role)
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
          (?:programme|program|documentary|story|article|film|report) (?:about|on) |film at|on air|handles (?:media
            press)|press release we|news page|apprenticeship|careers fair|strictly between|open relay
            header:|your (?:mail )?server is|host in your network
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
          (?:my|our) (?:husband|wife|son|daughter|mother|father|boss|uncle|nephew|colleague|brother|sister|neighbour
            friend|assistant|predecessor|accountant|tenants?|landlord|lawyer|cfo|board|dog|kids?)
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
          \d{1,3} (?:\w+ )?(?:drivers|trucks|vans|stores|clinics|patients|orders|employees|staff|colleagues|users
            tables|rooms|branches|students|pupils|screens|skus|tonnes|cameras|machines (?:on|in)|pieces|children|kids
            teachers|volunteers|families|flats|tenants|beds|seats in|bikes|boats|cars|buses|locations|offices
            warehouses|farms|hectares|cows|animals|tickets a|calls a|pages long|laptops|servers|devices|sensors
            licen[cs]es|hours of|choirs?|players|courts|courses|lessons|volumes|films|songs|recipes|caisses|filialen
            mitarbeiter)
          (?:two|three|four|five|six|seven|eight|ten|twelve|twenty) (?:\w+ )?(?:shops|stores|clinics|people|branches
            locations|employees|of us|buildings|warehouses|restaurants|vans|trucks|schools|offices|sites|languages
            bakeries|barbershops|kids)
          (?:v|version )\d+(?:\.\d+)+
          (?:ios|android|windows|chrome|firefox|safari|php|java|node|python|sql server|angular|react
            \.net)(?: framework)? ?\d+(?:\.\d+)*
          (?:legacy|existing|current|old) (?:\w+ )?(?:system|software|app|site|website|shop|vendor|supplier|agency
            provider|tool|program|setup|server|database)
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
