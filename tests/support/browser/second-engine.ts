import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';

/** IBM's engine has other rules than axe. Its file runs in the page. */
const engine = readFileSync(
  resolve(import.meta.dirname, '../../../node_modules/accessibility-checker-engine/ace.js'),
  'utf8',
);

interface Finding {
  ruleId: string;
  /** Level: violation or recommendation; verdict: FAIL, POTENTIAL (to be confirmed), MANUAL, PASS. */
  value: [level: string, verdict: string];
  message: string;
  snippet: string;
  path: { dom: string };
}

/** Failures that are none, by rule: why, and of which element, by its path in the page and its tag. */
const wrongly: Record<string, { reason: string; about: RegExp }> = {
  aria_content_in_landmark: {
    reason: 'The way past the menus is the first thing of the page and stands in no landmark: WCAG technique G1.',
    about: /class="skip-link"/,
  },
  element_tabbable_role_valid: {
    reason:
      'What scrolls sideways has to be reachable by keyboard: a table, a listing, the quotes. They are no widgets.',
    about: /article-table-frame|<pre|slider-view/,
  },
  aria_complementary_label_visible: {
    reason: 'A recommendation. The parts of the sidebar have headings of their own, and no word stands above them all.',
    about: /class="sidebar"/,
  },
  fieldset_legend_valid: {
    reason:
      'Its legend is there and read aloud; it is not seen, since the two prices are named by the notes beside them.',
    about: /class="joined-choice"/,
  },
  aria_role_redundant: {
    reason: 'Some browsers take them from a table that styles show as blocks.',
    about: / <(table|thead|tbody|tr|th|td)\b/,
  },
  table_headers_exists: {
    reason:
      'On phones a cell says of which column it is; the names of the columns are there and read aloud, and not seen.',
    about: /class="article-table"/,
  },
  aria_child_valid: {
    reason: 'The same names, in the row of the head.',
    about: /\/thead\[1\]\/tr\[1\] <tr role="row">/,
  },
  input_autocomplete_valid: {
    reason: 'HTML allows "username" for a field of type email, and password managers look for it.',
    about: /autocomplete="username"/,
  },
};

/** Findings that a person has confirmed, by rule, and how. Others are faults. */
const confirmed: Record<string, string> = {
  aria_keyboard_handler_exists: 'The tabs of /faq-1 have one, which faq.spec.ts presses.',
  blockquote_cite_exists: 'Who said it stands below it in words.',
  caption_track_exists: 'The video is a sample without a word in it.',
  element_tabbable_unobscured: 'The page scrolls what has focus past the fixed header: header.spec.ts.',
  element_tabbable_visible: 'The way past the menus is seen as soon as it has focus: header.spec.ts.',
  frame_src_valid: 'The frame is of the sample video, which the tests do not have.',
  img_alt_background: 'The pictures behind words are light and fins, which say nothing.',
  input_checkboxes_grouped: 'Tasks of an article are items of one list, each with its name, and cannot be changed.',
  input_fields_grouped: 'A form of one subject is one group already, by its name.',
  input_label_visible: 'Icons with a name, and fields whose label stands above them in words.',
  list_structure_proper: 'Terms and descriptions in groups, as HTML allows.',
  media_alt_brief: 'A chart of nine stages is told whole, since its words are nowhere else.',
  style_color_misuse: 'States have a sign or a word beside the color: everybody/contrast.spec.ts.',
  style_highcontrast_visible: 'Forced colors are tried: everybody/contrast.spec.ts.',
  style_focus_visible: 'The buttons of the viewer have a ring of their own: lightbox.css.',
  text_block_heading: 'Bold words inside a picture of a conversation are what somebody says.',
  text_contrast_sufficient:
    'Words on a picture, whose ground the engine cannot see: check-contrast.ts knows each pair.',
  text_sensory_misuse: 'Sentences about contracts and pallets, which tell nobody where to click.',
  widget_tabbable_exists:
    'The fields of expertise are one stop of the Tab key; arrow keys reach the others, which home.spec.ts presses.',
};

/** Finds faults of the current page by the second engine, as `rule: message, element`. */
export async function secondEngineFaults(page: Page): Promise<string[]> {
  await page.evaluate(`${engine};window.ace = ace`);
  const findings = await page.evaluate(async (): Promise<Finding[]> => {
    const { ace } = window as unknown as {
      ace: { Checker: new () => { check(root: Document, rules: string[]): Promise<{ results: Finding[] }> } };
    };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility']);
    return results
      .filter(({ value }) => value[1] !== 'PASS')
      .map(({ ruleId, value, message, snippet, path: { dom } }) => ({
        ruleId,
        value,
        message,
        snippet,
        path: { dom },
      }));
  });
  const isFault = ({ ruleId, value, snippet, path }: Finding) =>
    value[1] === 'FAIL' ? !wrongly[ruleId]?.about.test(`${path.dom} ${snippet}`) : !(ruleId in confirmed);
  return findings.filter(isFault).map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
}
