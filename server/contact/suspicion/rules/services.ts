import type { Rule } from './rule.ts';
import { find } from './word-classes.ts';

/** What else is sold to companies through their contact forms. */
export const services: readonly Rule[] = [
  {
    reason: 'followers, reviews, awards or publicity for sale',
    most: 9,
    signs: [
      [
        3,
        find`
          (?:buy|get|real|active|more|instagram|tiktok|youtube|telegram
            twitter) (?:& active |and active |instagram |tiktok |youtube |targeted )?(?:followers?|likes|subscribers
            members|views|installs)
          smm|(?:followers|views|likes|installs|reviews?) (?:each|per|p\/m|from|for)
          grow (?:your|ur) (?:instagram|channel|account|tiktok|linkedin|page)|non[- ]drop|drip feed|resellers
          (?:5|five)[- ]star reviews? (?:for|from|on)
          (?:buy|remove|bad|negative|100|positive) (?:google |\w+ )?reviews?|invisible on|ghostwrite
          blue (?:badge|tick)|page verified|aged accounts|profile views|big playlists
          real (?:listeners|devices|profiles?)|creators ready|influencers
          social media (?:promotion|growth|specialist|boost)
          (?:youtube|instagram|tiktok|linkedin) (?:promotion|growth)
          (?:shortlisted|nominated|selected|chosen) (?:\w+ )?(?:as|by)
          (?:is|been|are) (?:nominated|shortlisted|selected)
          (?:top|most trusted|best)[ -](?:\d+ )?[\w ]{0,25}(?:compan(?:y|ies)|firms?|ceos?|leaders|providers?
            app developers|enterprise)(?: to watch| of (?:the year|\w+)| 20\d\d)
          trophy|gala dinner|(?:magazine|special) (?:edition|issue)|cover (?:story|mention)
          feature (?:you|your) (?:company|story|brand)|featured spots?|editorial board|get published
          well-known (?:business )?outlets|as[- ]seen[- ](?:on|in)|guest on|book founders
          sponsor(?:ship|ed) (?:package|slots?|of \$|placements?)|(?:vendor|booth|exhibitor) (?:spots?|slots?|space)
          reprint|wikipedia page|placed founders|connect (?:tech )?(?:companies|startups) with
          (?:in|to) (?:the )?(?:spring|summer|autumn|winter|next|upcoming|special) issue|innovators? of|of the year
          unanimously|(?:readers|jury) voted|ceremony|quality prize|(?:forum|summit|roundtable|conference) in
          one table|\d+k (?:\w+ )?(?:insta\w*|followers?|likes|views|subs)|no drop|refill \d+|posts a month
          genuine-looking|(?:twenty|fifty|\d+) (?:\w+ )?reviews|(?:engineering )?posts into|short videos|judging panel
          shortlisted|winner packages|digital edition|crystal|feature you|most innovative|solutions provider 20\d\d
          buyer leads|top \d+ (?:\w+ ){1,3}(?:developers|companies|agencies|firms)|position (?:in|\d+)
          (?:made|on) the shortlist|winners receive|statuette|our seal|(?:cover|issue) (?:of|on)|chief executive
          guests cover|downloads\. guests|(?:national|wider|bigger) stages?|bestseller|best panel|since \d+ wholesale
          (?:one|two) star (?:rating|review)|keynote of|plant managers|introductions afterwards|among peers
          membership is|your (?:part|share) (?:comes|is)|(?:chosen|selected) as one of|most promising|print edition
          by our panel|(?:platinum|gold|silver|bronze) (?:package|sponsor\w*)|exhibitors|stage slot|attendee list
          a booth|your journey|recording (?:next|this) week|speaking slots?|organisers
          (?:upcoming|next|special) edition|(?:two|full|double)[- ]page|digital badge|has won the|award package
          story film|storyboard|positive (?:google )?reviews
        `,
      ],
      [
        1,
        find`
          followers?|reviews?|subscribers|instagram|tiktok|youtube|linkedin|award\w*|magazine|podcasts?|press release
          pr|influencers?|social media|spotify|rating|badge|top \d+|sponsorship|summit|expo|delegates?|roundtable
        `,
      ],
    ],
  },
  {
    reason: 'staff, calls or outsourced work on offer',
    most: 9,
    signs: [
      [
        3,
        find`
          offshore|near-?shore|outsourc(?:e|ing) (?:company|partner|your)|bpo|staff augmentation
          (?:extend|augment) (?:your |their )?(?:engineering|teams?|capacity)|extended team
          dedicated (?:developers?|resources|appointment)|on bench|(?:our|current) bench
          (?:matched|outstanding|blind) (?:candidates|profiles|cvs?)|\d+ ?x (?:senior|junior|react|java)|overflow work
          hard-to-fill|hardest (?:for you )?to fill|hire (?:our|dedicated|us|from us)
          (?:\d+\+|pre-?vetted|skilled|200) (?:\w+ ){0,2}(?:engineers|developers|coders)|any (?:\w+ )?requirements?
          your requirements?|recruitment fee|unless you hire|development cent(?:er|re)|india based|eastern europe
          bench available|white-?label partner for|virtual assistants?|data entry|book-?keeping from
          our (?:\w+ )?callers|professional translation|\w+ clone|ready[- ]?(?:made )?script|full source code
          test cycle|any work|give me (?:one|a) chance|assign (?:us|me)|(?:we )?clean offices|office supplies
          card processing|power bills|demo bot|commission based|lower cost|immediate joiners|c2c|corp[- ]to[- ]corp
          resumes same|(?:open|your) (?:jobs|positions|roles)
          (?:java|react|php|go|python|\.net|node|qa|devops)[ ,](?:and \w+ )?(?:people|guys|developers|resources)
          give (?:one|me|us) (?:a )?project|admin work|calendar, customer|lead research|\$\d+ hourly|gap somewhere
          take care of (?:your|the) (?:inbox|calendar|admin|calls)|in your (?:tone|time zone)|fast learner|try me
          representing an?|exceptional (?:vp|candidate|leader|engineer)|next move|roll(?:s|ing)? off|new home
          resourcing|security clearances?|on success|passive candidates|headhunt\w*|talent pool
          (?:vp|head) of (?:sales|marketing|engineering) who|who outsource|monthly notice|your stack|would move
          first salary|probation|looking for a (?:\w+ ){1,3}lead|late payers|harmless fake|train staff
          electricity contract|compare \d+ suppliers|recent bill|your last bill|card payment|terminal included
          insured against|insurers|clean(?:ing)? (?:for|at)|neighbours|state money|keys windows|assignments\?
          plagiarism|your essay|call answering|support agents|from the philippines|accent|answering service
          \d+ (?:senior|junior|mid-level) (?:\w+ )?(?:developers|engineers|designers)|open requirements
          available from monday|bangladesh|embed senior|fractional|skilled resources|contract basis|suitable profiles
          outsourcing company|it staffing|candidates who|match your stack|manage your (?:inbox|calendar|emails)
          reads cvs
        `,
      ],
      [
        1,
        find`
          outsourc\w+|bench|senior|engineers?|developers?|candidates?|profiles|hire|hiring|resources|recruit\w*
          offices|translation|virtual|commission|trial|time ?zone|fluent english|callers?|years experience|roles?
        `,
      ],
    ],
  },
  {
    reason: 'goods from a factory on offer',
    most: 9,
    signs: [
      [
        3,
        find`
          moq|fob|oem|direct manufacturer
          (?:we are |we're )?(?:a )?(?:\w+ )?(?:manufacturer|factory|exporter) (?:of|for|in|&|and)|in the market of
          purchasing manager|shenzhen|dongguan|guangzhou|ningbo|yiwu
          (?:custom logo|with your logo (?:from|printed|on)|logo printed)|free samples?
          led (?:display|light|screen|strip)s?|power ?banks?|usb (?:flash|cable|drive)\w*
          (?:ce|rohs|fcc|fda)[ ,]+(?:and )?(?:ce|rohs|fcc|fda)|esteemed|valu(?:ed|able) (?:enquiry|inquiry)
          (?:waiting for|send) your (?:\w+ )?(?:enquiry|inquiry)|1 container|years warranty|(?:injection )?mou?lds?
          try sample|(?:makers?|producer|manufacturer|supplier)s? of|(?:minimum|min) (?:order )?\d+|your own label
          private label|sea freight|send (?:us )?(?:your )?drawings?
          (?:plastic|metal|cnc|rubber|steel|machined|spare) parts|(?:paper bags|gift box|mailer|sticker|packing)
          valued order|sampling|deliver to (?:germany|usa|europe|\d)|\d+ machines|purchasing office|office furniture
          toner|who buys|gift boxes|branded|personalisation|corporate gifts|merchandise|swag|t-shirts|mugs|shipped to
          packed by|direct(?:ly)? from our|quarry|marble|cif\b|monthly need|(?:air|sea) freight|forwarder|wholesale
          distributors? in|exporters? of|promotional gifts
        `,
      ],
      [
        1,
        find`
          factory|manufacturers?|exporters?|we (?:supply|export)|catalog(?:ue)?|price list|wholesale|gloves|valves?
          flanges|packaging|solar panels?|inverter|warranty|quality|supply|enquiry|logo|container
        `,
      ],
    ],
  },
];
