/** Words of mail servers, and of programs that answer for people; upper and lower case are the same. */

/** Names before the @ that people do not have. */
export const machineNames =
  /^(?:mailer-?daemon|poo?st[_-]?master|mail-?daemon|mmdf|qmailr?|mdaemon|daemon|mta|bounces?|mail[._]delivery[._](?:sub)?system|sysadmin|system[ ._-]administrator)$/i;
export const noReplyNames = /^(?:no|do-?not)[._-]?reply$/i;

/** Beginnings of subjects that say a person is away, before a quoted subject. */
export const absenceSubject =
  /^\W*(?:auto(?:matic|matische|matisch|mática|matica)?[ -]?(?:reply|response|antwort|antwoord)?:|(?:automatic|automated) (?:reply|response)|automatische (?:antwort|abwesenheit)|abwesenheit|out of (?:the )?office|r[ée]ponse automatique|respuesta autom[áa]tica|risposta automatica|resposta autom[áa]tica|autoreply|vacation|away from|自動応答|自动回复|автоответ)/i;
export const delaySubject =
  /\b(?:delay(?:ed)?|warning(?!.*user unknown)|still (?:trying|being)|temporar\w+|will be retried|verz(?:ö|oe)gert\w*|retard(?:é|ed)?|retraso|ritardo)\b/i;
export const successSubject = /\b(?:success|successful(?:ly)?|relay(?:ed)?|delivered|expanded)\b/i;
/** Signs of an answer, or of a forwarded mail. */
export const replySubject = /\b(?:re|aw|fwd?|wg|tr|sv|rv|antw)[ \t]*:/i;
export const failureSubject = new RegExp(
  [
    "undeliver|non-?deliver|nondeliverable|not (?:be )?delivered|could ?n[o']t be (?:delivered|sent)|unable to deliver|failed to deliver",
    'deliver\\w* (?:status notification(?: \\(failure\\)|: error)|notification|failure|failed|error|problem|report|has failed)|mail (?:delivery )?(?:failed|failure|error)',
    'fail(?:ed|ure) (?:delivery|mail)|error (?:sending|during) |returned (?:mail|to sender)|failure notice|message failed|mail (?:system |processing )?error|processing error|user unknown|undeliverable|rejected',
    'unzustellbar|nicht zu(?:ge)?stell|zustellung (?:fehlgeschlagen|nicht)|fehlgeschlagen|zur(?:ü|ue)ckgewiesen',
    'non remis|échec|echec|non distribu|devuelto|no (?:se ha )?(?:podido )?entreg|fallo|mancat[oa] (?:recapito|consegna)|impossibile',
    'não (?:foi )?entreg|falha|onbestelbaar|niet (?:worden )?bezorgd|kunde inte|nie można dostarczyć|niedostarcz|недостав|не доставлен',
    '配信不能|配信できません|送信できません|エラー通知|送信エラー|退信|无法投递|投递失败|传输失败|無法傳遞|배달',
  ].join('|'),
  'i',
);

/** Sentences of mail servers about a final failure. */
export const failureText = new RegExp(
  [
    '\\b(?:could|can|was|were|has|have)(?: ?not|n.t)(?: been| be)? (?:delivered|sent)\\b|unable to deliver|did not reach the following',
    'failed permanently|permanent(?:ly)? (?:fatal )?(?:error|fail|reject)|not going to try again|giving up|aborted after|envelope expired',
    'no such (?:user|mailbox|address|recipient)|user unknown|unknown (?:user|recipient|address)|(?:domain|address|user|mailbox) does not exist|mailbox is full',
    '送信できませんでした|存在しません',
  ].join('|'),
  'i',
);
/** OpenSMTPD uses these words for a final failure, although its report calls it a delay. */
export const expiredText = /: envelope expired[ \t]*$/im;
/** Sentences that promise another try. */
export const delayText =
  /\b(?:will (?:continue|keep|be retried|retry|try again)|attempts will continue|still trying|need to resend|has been (?:postponed|delayed)|not yet (?:been )?delivered|delivered yet|warning message only)\b/i;

/** Lines behind which the mail that came back is quoted: words of a visitor. */
export const quoteStart =
  /^[ \t]*(?:>|--.*(?:copy|original|message|headers|below|included|kopie|nachricht)|(?:return-path|received|from|to|subject|date|message-id|mime-version|content-type):|the (?:original )?(?:message|headers?)[ \t]+(?:(?:was|were|is|are)(?: as)?(?: follow\w*)?[ \t]*:|of[ \t].*:|follows?)|(?:original|your) message[ \t]*(?::|$|text|header|follows|(?:is|was) (?:as|attached|below|included|returned))|below this line|message (?:text|headers?) follow)/im;

/** `550 5.1.1`, `550` at the beginning of an answer, or `5.1.1`; a number in a sentence is no code. */
export const replyCode =
  /\b5\d\d[ -]#?5\.\d{1,3}\.\d{1,3}\b|(?:^|[:;(>\]]|said|code|error|status)[ \t"']*5\d\d(?=[ -]\S|$|\])|(?<![\d.])#?5\.\d{1,3}\.\d{1,3}(?![\d.])/im;

/** Notice of Amazon SES that a program mailed, with or without an envelope around it. */
export const permanentNotice = /^\s*\{.{0,2000}?notificationType\W{3,9}Bounce\W.{0,2000}?bounceType\W{3,9}Permanent\W/s;
