/** Why a message is held, as the digest and the owner's tool say it. */
export const holdReasons = {
  known: 'reads like known spam',
  links: 'links',
  linkAlone: 'hardly more than a link or an address',
  program: 'a link to a program or an archive',
  markup: 'markup of links',
  misplacedLink: 'a link in the name, or more than a site as company',
  probe: 'tries out weaknesses of programs',
  randomLetters: 'random letters',
  tooFast: 'filled in faster than anybody types',
  sameText: 'the same words from several places',
  busy: 'many messages from one place',
};
