import type { Rule } from './rule.ts';
import { find } from './word-classes.ts';

/** What pretends to be something else. */
export const deception: readonly Rule[] = [
  {
    reason: 'a made-up claim on us',
    most: 9,
    signs: [
      [
        3,
        find`
          final (?:notice|warning|reminder)|second warning
          (?:overdue|unpaid|outstanding) invoice (?:inv|in|below|attached)
          (?:attached|this) is (?:the|your) (?:\w+ )?invoice|your (?:outstanding|yearly|annual) invoice|amount due
          due today|payable within|settle now|late charge|failure to (?:pay|comply|complete|respond)|has been charged
          did not authori[sz]e|to avoid (?:a|interest|late|suspension)|renew (?:now|for \d)|pay here
          (?:your )?domain (?:listing|name)? ?(?:\w+ )?expires|certificate of [\w.]+ expires|internet keyword
          (?:publication|registration) of your (?:trademark|domain)|domain registration service
          search engine registration|business directory|apply|applied to register your name|register your name
          conflict with your (?:company|name)|your distributor|copyright infringement|stolen content|unlicen[cs]ed
          dmca|our lawyers|lawsuits? of|sued by|file a lawsuit|(?:download|see) the evidence|images (?:owned|at your)
          my images|does not meet (?:ada|wcag|gdpr)|exposed to|(?:have |i )?hacked your|recorded you
          your (?:device|camera|contacts|entire database)|extract(?:ed)? your|adult (?:videos?|sites?)
          (?:pay|send|transfer)\b[^.?!]{0,25}\b(?:btc|bitcoins?)|bc1q\w*|in bitcoins?|i delete everything
          (?:leave |of )(?:bad|negative) reviews|flood your|highest bidder
          (?:have|you've|in) (?:\d+|five|three) (?:days|hours)[, ]|if (?:you|u) dont? pay|ruined|de-indexed
          in a meeting so|no calls|new vendor|discreetly|handle a payment|text bank details
          (?:second|last|third) reminder|collection agency|to collection|is open since|see the copy|transfer today
          keep the address|complete the payment|filmed (?:both )?you|know your password
          (?:friends|family)[\w ]{0,20}(?:will get|receive) the|to my wallet|\d ?btc|goes offline|without having asked
          a settlement|my client is the|do nothing
          (?:publication|registration|renewal) of your (?:trade ?mark|mark|domain|listing)|international register
          non-?payment|entry of your|trade ?mark application|marked as|permanently closed|trade index
          (?:check|return) the (?:entry|form) (?:of your company|signed)|entry is|per annum|bank account has changed
          new iban|settle the open|buy (?:\w+ )?gift cards|send me the codes|between us|ends in \d+ days
          will be (?:erased|deleted|switched off)|filed for the brand|right to object|make me an offer|we have a copy
          in monero|instructions follow|licence fee|our software detected|past use|data will be
          (?:pay|start) \d+ (?:usd|eur|dollars|euros) in|ddos|attack on your|whether you authori[sz]ed
          domain and brand|brand in china|(?:application|request) (?:from|by) a company|settlement of
          legal proceedings|listing will be (?:removed|closed)|unpaid invoice
        `,
      ],
      [
        1,
        find`
          notice|warning|invoice|due|overdue|expires?|renew\w*|trademark|copyright|licen[cs]e|lawsuits?|infring\w*
          legal|evidence|hacked|reputation|suspen\w+|cancellation|payment|domain|dont pay|bank details
        `,
      ],
    ],
  },
  {
    reason: 'asks for a login or a download',
    most: 9,
    signs: [
      [
        3,
        find`
          (?:verify|confirm|validate|re-?validate|update|re-?activate|enter
            keep) (?:the same |the current |current |your )(?:\w+ ){0,2}(?:account|password|wallet|mailbox|identity
            delivery address|payment|phrase)
          must be (?:re-?)?(?:validated|verified)|(?:recovery|seed) phrase|submit an appeal
          sign(?:ing)? in (?:here|with your)|log ?in (?:with your|here|to (?:withdraw|view|open))|login with
          office (?:account|email)|enable macros|password is \d+|password \d+|run (?:the )?installer
          password protected
          (?:account|mailbox|page|hosting) (?:\w+ ){0,3}(?:suspended|limited|locked|restricted|full|deleted|disabled)
          storage is|violates? our|unusual activity|password expires
          (?:view|open|review) (?:and sign )?(?:the )?(?:document|project brief)|secure document|is this you
          (?:customs|redelivery) fee|your parcel|tried to deliver|avoid losing|community standards|to restore
          new (?:fax|voicemail|voice message|message)|press here|bank data|(?:payroll|salary) (?:portal|will|has)
          sign-in (?:to|from)|if this was not you|secure your (?:account|mailbox)|webmail
          to (?:read|listen|view) (?:it|here|the|:)
          (?:messages|mails?) (?:are|were) (?:held|blocked|quarantined|waiting)|work account|shared \W{0,3}\w
          could not be handed|new version tonight|go missing|breach of policy|switched off|will be erased|all staff
          salary adjustment|(?:review|open) and sign|document expires|shared with your (?:staff|team)|updated salary
        `,
      ],
      [
        1,
        find`
          password|mailbox|verify|suspended|log in|parcel|violat\w+|dear (?:customer|user|employee)|download|archive
          storage|to open
        `,
      ],
    ],
  },
  {
    reason: 'a fortune from a stranger',
    most: 9,
    signs: [
      [
        3,
        find`
          (?:as|my|the) next of kin|present you as|beneficiary
          (?:same|family|your family|your) (?:surname|last name|family name)
          (?:of a |my )?late (?:client|husband|father|customer|wife)|deceased (?:customer|client)|estate of
          i am a widow|a widow|diagnosed with|died (?:intestate|with)|female soldier|barrister|personal attorney
          director of operations|bank (?:director|official)|oil company|my ministry|(?:sum|amount) of|trunk boxes
          consignment|gold (?:bars|dust)|atm card|annual draw|euro lotto|(?:you|address) (?:have )?won|have won
          your email address won|scam victims|worth [$\d][\d.]{0,12} ?(?:million|m)|worth of|god[- ]?fearing
          greetings in the name|for charity|trustworthy (?:person|partner)|foreign (?:partner|company)|honest person
          your (?:consent|full name)|(?:with|send) (?:your |full )?name, (?:age|address|country)|full name,
          strictly confidential|as confidential|private(?:ly| e-?mail)|answer me|courier fee|\d\d ?[/:] ?\d\d sharing
          split \d|you (?:will )?keep \d+ ?%|permit me|dearest|100% risk|risk free|front for us|claims? agent
          personal mail|investment proposal|vendor list|(?:three|two|six|few) months (?:to live|and i)|doctors gave
          have nobody|left \d|for orphans|orphanage|perished|air crash|plane crash|nobody has claimed|unclaimed
          audit department|whole family|we share|finance company|shipper to|my shipper|peacekeeping
          came into possession|would be yours|sweepstake|was drawn|name, address|some boxes|occupation
          politically exposed|silent partnership|placement into|invest discreetly|indicate your interest
          portfolio of \d+ million|suffering from|my fortune|dear beloved|donate my|to charity through|fortune of
        `,
      ],
      [
        1,
        find`
          inherit\w+|widow|lottery|prize|fund|donate|confidential|million|bank|dear friend|died|late|god|charity
          urgent|overseas|father|husband|attorney|foreign
        `,
      ],
    ],
  },
];
