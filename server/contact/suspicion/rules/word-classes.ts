const toSource = (raw: readonly string[]) => raw.join('').trim().replace(/\n\s*/g, '|');

/** A new line stands for "or". */
const oneOf = ({ raw }: { raw: readonly string[] }) => `(?:${toSource(raw)})`;

/** Words that do the same in a sentence. Patterns name them in braces, so that a rule says who does what to whose thing. */
const classes = {
  we: oneOf`
    (?:we|i)(?:'re|'ll|'ve|'d|'m)?
    our (?:\w+ ){0,2}(?:team|agency|company|firm|experts|callers|developers|engineers|designers|writers|assistants)
  `,
  can: oneOf`
    (?:(?:can|could|will|would|also|just|currently|are|am|have|been|able|to|who) ){0,4}
  `,
  you: oneOf`
    you|your|ur
  `,
  /** Whoever a seller sells to. */
  buyers: oneOf`
    compan(?:y|ies)|business(?:es)?|brands|founders|agenc(?:y|ies)|clients?|firms?|owners|teams|startups|shops
    websites?|leaders|professionals|homeowners|creators|organi[sz]ations
  `,
  /** What a seller promises to improve. */
  business: oneOf`
    web-? ?sites?|sites?|web ?page|home ?page|domain|business|company|brand|firm|agency|organi[sz]ation|enterprise
    sales|revenue|profits?|customers|clients|competitors|industry|niche|market|pipeline|calendar|inbox|growth
    marketing|leads|audience|readers|blog|channel|page|account|profile|ranking|rankings|visibility|presence|reputation
    traffic|services|products?|offer|team|inquiries|bills|costs|office|area|region|city|needs|requirements?|project
  `,
  /** What a seller does to it. */
  improve: oneOf`
    (?:grow|boost|increase|improve|double|triple|scale|promote|transform|skyrocket|drive|maximi[sz]e|optimi[sz]e|expand
    advertise|redesign|revamp|upgrade|protect|secure|reduce|cut|fill|monetize|feature|recover|rank|list|publish
    enhance|accelerate|market)(?:s|d|ed|ing)?
  `,
  /** What a seller does for others. */
  sell: oneOf`
    (?:help|get|bring|give|put|make|grow|boost|increase|improve|double|save|build|design|fix|rank|connect|place|book
    offer|provide|supply|deliver|handle|cover|remove|recover|guarantee|promote|feature|finance|fund|lend|assist
    support|represent|speciali[sz]e|generate|reduce|cut|train|redesign|develop|create|extend|augment|match|send|post
    list|verify|manage|run|work with|take care|partner with|do)(?:e?s|ed|ing)?
  `,
  /** What a seller has ready to be sent. */
  papers: oneOf`
    samples?|proposal|price ?list|prices?|pricing|reports?|audit|analysis|portfolio|profiles?|case stud(?:y|ies)|demo
    mock-?ups?|preview|catalog(?:ue)?|brochure|counts?|packages?|examples?|screenshots?|recording|media kit|prospectus
    deck|outlets|titles|delegate list|attendees? list|list|details|quote|cost|plan|info(?:rmation)?|past work|video
    teardown|ideas|cvs?|resumes?|draft|strategy|presentation
  `,
} as const;

/**
 * A pattern of whole words, in which `{we}` stands for a class from the list above and a new line for "or". Give every
 * repetition a limit, so that it takes time in proportion to the text.
 */
export function find({ raw }: { raw: readonly string[] }): RegExp {
  const source = toSource(raw).replace(/\{([a-z]+)\}/g, (_all, name: keyof typeof classes) => classes[name]);
  return new RegExp(String.raw`(?<!\w)(?:${source})(?!\w)`, 'g');
}

/** The same for scripts that put no spaces between words, or change their endings. */
export const anywhere = ({ raw }: { raw: readonly string[] }): RegExp => new RegExp(toSource(raw), 'g');
