import { resolve } from 'node:path';
import { mergePosts } from '../app/content/blog/post-lists.ts';
import { posts } from '../app/content/blog/posts.ts';
import { people } from '../app/content/people/people.ts';
import { readArticles } from '../app/markdown/read-articles.ts';
import { appIcon, favicon as drawFavicon, logo, mark, wordmark } from './brand/logo.ts';
import { coverSet } from './covers/covers.ts';
import { fins } from './fins.ts';
import { NARROW_ROWS, ROWS } from './heroes.ts';
import { audience } from './illustrations/company/audience.ts';
import { briseSoleil } from './illustrations/company/brise-soleil.ts';
import { automationEffect, decisionEffect, remindersEffect } from './illustrations/company/effects.ts';
import { buildOperateTransfer, fixedCost, offshoreCenter } from './illustrations/company/engagement.ts';
import { killsSun, killsSunNarrow } from './illustrations/company/kills-sun.ts';
import { process } from './illustrations/company/process.ts';
import {
  websiteBytes,
  websiteBytesWide,
  websiteFrames,
  websiteFramesSmall,
  websiteMessages,
  websiteSeconds,
  websiteSecondsSmall,
} from './illustrations/company/this-website.ts';
import { flowVignette, queueVignette, targetVignette } from './illustrations/company/vignettes.ts';
import { agentsNarrow } from './illustrations/narrow/agents.ts';
import { buildNarrow } from './illustrations/narrow/build.ts';
import { chatNarrow } from './illustrations/narrow/chat.ts';
import { conflictRulesNarrow } from './illustrations/narrow/conflict-rules.ts';
import { contractPathNarrow } from './illustrations/narrow/contract-path.ts';
import { editorNarrow } from './illustrations/narrow/editor.ts';
import { finopsNarrow } from './illustrations/narrow/finops.ts';
import { finopsCourseNarrow } from './illustrations/narrow/finops-course.ts';
import { forecastNarrow } from './illustrations/narrow/forecast.ts';
import { landingZoneNarrow } from './illustrations/narrow/landing-zone.ts';
import { ledgerNarrow } from './illustrations/narrow/ledger.ts';
import { pageWeightNarrow } from './illustrations/narrow/page-weight.ts';
import { parallelRunNarrow } from './illustrations/narrow/parallel-run.ts';
import { phonesNarrow } from './illustrations/narrow/phones.ts';
import { pipelineNarrow } from './illustrations/narrow/pipeline.ts';
import { readingsNarrow } from './illustrations/narrow/readings.ts';
import { signchainNarrow } from './illustrations/narrow/signchain.ts';
import { tracedFigureNarrow } from './illustrations/narrow/traced-figure.ts';
import { flowVignetteNarrow, queueVignetteNarrow, targetVignetteNarrow } from './illustrations/narrow/vignettes.ts';
import { workQueueNarrow } from './illustrations/narrow/work-queue.ts';
import { context, intent, languages } from './illustrations/products/abilities.ts';
import { chat } from './illustrations/products/chat.ts';
import { contractList, contractListNarrow } from './illustrations/products/contract-list.ts';
import { finops } from './illustrations/products/finops.ts';
import { alertsView, teamsView } from './illustrations/products/finops-views.ts';
import { forecastView } from './illustrations/products/forecast.ts';
import { seal } from './illustrations/products/seal.ts';
import { signchain } from './illustrations/products/signchain.ts';
import { validation, validationNarrow } from './illustrations/products/validation.ts';
import { agents } from './illustrations/services/agents.ts';
import { build } from './illustrations/services/build.ts';
import { conflictRules } from './illustrations/services/conflict-rules.ts';
import { contractPath } from './illustrations/services/contract-path.ts';
import { editor } from './illustrations/services/editor.ts';
import { landingZone } from './illustrations/services/landing-zone.ts';
import { ledger } from './illustrations/services/ledger.ts';
import { pageWeight } from './illustrations/services/page-weight.ts';
import { parallelRun } from './illustrations/services/parallel-run.ts';
import { phones } from './illustrations/services/phones.ts';
import { pipeline } from './illustrations/services/pipeline.ts';
import { readings } from './illustrations/services/readings.ts';
import { tracedFigure } from './illustrations/services/traced-figure.ts';
import { trigger, triggerNarrow } from './illustrations/services/trigger.ts';
import { videoPoster } from './illustrations/services/video-poster.ts';
import { workQueue } from './illustrations/services/work-queue.ts';
import { acceptanceShot, answerNarrow, earlyShot, handoverNarrow } from './illustrations/shots/claims.ts';
import { answerWide, handoverWide } from './illustrations/shots/claims-wide.ts';
import {
  limits,
  limitsNarrow,
  methods,
  methodsNarrow,
  question,
  questionNarrow,
  tables,
  tablesNarrow,
} from './illustrations/shots/decisions.ts';
import { blockShot, chatShot, reviewShot, shipmentsNarrow, signaturesShot } from './illustrations/shots/portfolio.ts';
import { agreementDense, chainDense, claimDense, spendDense } from './illustrations/shots/portfolio-dense.ts';
import { chatWide, shipmentsWide } from './illustrations/shots/portfolio-wide.ts';
import { spendShot } from './illustrations/shots/spend.ts';
import { testRun } from './illustrations/shots/test-run.ts';
import { testSetShot } from './illustrations/shots/test-set.ts';
import { testPassed, works } from './illustrations/shots/works.ts';
import { map, mapNarrow } from './map.ts';
import { MENU_PICTURES, type MenuPictureName, menuCrop, menuPicture } from './menu.ts';
import { drawGroup, portraits } from './portraits.ts';
import type { Box } from './svg/drop-unseen.ts';

export type Picture = {
  /** The picture's own name. Every id in it begins with it, so that no two pictures of a page share one. */
  name: string;
  svg: (id: string) => string;
  /** The same figures and words, drawn anew for a column as narrow as a phone: see narrow-columns.ts. */
  narrow?: (id: string) => string;
  /** Letters as small as those of a screen: tablets show the narrow drawing too. */
  dense?: boolean;
  /** Decimal places that its coordinates keep. */
  precision?: number;
  /** What its edge leaves of it. */
  crop?: Box;
  /** All that it is drawn from beside the code. With a key the drawing is kept for the next build. */
  key?: string;
};

const picture = (name: string, svg: Picture['svg'], precision = 1): Picture => ({ name, svg, precision });
const pair = (name: string, svg: Picture['svg'], narrow: Picture['svg'], precision = 1): Picture => ({
  ...picture(name, svg, precision),
  narrow,
});
/** With letters as small as those of a screen: see narrow-columns.ts. */
const densePair = (name: string, svg: Picture['svg'], narrow: Picture['svg']): Picture => ({
  ...pair(name, svg, narrow),
  dense: true,
});

/**
 * A cover depends on those before it, so that a new post changes none that is published. Drafts have covers too; a build leaves
 * out those that no page shows.
 */
const drawCovers = () => {
  const { articles } = readArticles(resolve(import.meta.dirname, '..'), { people: Object.keys(people), today: '' });
  const oldestFirst = mergePosts(articles, posts)
    .filter(({ photograph }) => !photograph)
    .map(({ slug }) => slug)
    .reverse();
  return coverSet(oldestFirst).map(({ slug, composition, tone, draw }) => ({
    ...picture(`covers/${slug}`, draw),
    key: `${slug} ${composition} ${tone}`,
  }));
};

const rows = Object.entries(ROWS).map(([name, row]): Picture => {
  const narrow = NARROW_ROWS[name as keyof typeof ROWS];
  const wide = (id: string): string => fins({ ...row, id });
  return narrow ? pair(name, wide, (id) => fins({ ...narrow, id })) : picture(name, wide);
});
/** What a page opens with must not wait for a file. */
const opensPage = ({ name }: Picture): boolean => /^(?:hero|breadcrumb|split|mission)-/.test(name);

/** Pictures that pages write into their HTML: app/art/inline/<name>.svg. */
export const INLINE: readonly Picture[] = [
  ...rows.filter(opensPage),
  picture('mark', mark, 2),
  picture('logo', () => logo(), 2),
  picture('wordmark', () => wordmark()),
];

/** Pictures that components show as files: app/art/files/<name>.svg. The build names them by their content. */
export const ILLUSTRATIONS: readonly Picture[] = [
  ...rows.filter((row) => !opensPage(row)),
  ...works.map((work, index) => picture(`work-${index + 1}`, work)),
  pair('test-run', testRun, testPassed),
  pair(
    'agent-graph-night',
    () => agents('night'),
    () => agentsNarrow('night'),
  ),
  pair(
    'agent-graph-day',
    () => agents('day'),
    () => agentsNarrow('day'),
  ),
  pair('ledger-night', ledger, ledgerNarrow),
  pair('build-web-mobile-code', build, buildNarrow),
  pair('phones', phones, phonesNarrow),
  pair('editor-night', editor, editorNarrow),
  pair(
    'finops-dashboard',
    (id) => finops(id, 'day'),
    () => finopsNarrow('day'),
  ),
  pair('cloud-costs', (id) => finops(id, 'day'), finopsCourseNarrow),
  pair(
    'finops-dashboard-night',
    (id) => finops(id, 'night'),
    () => finopsNarrow('night'),
  ),
  pair('forecast', forecastView, forecastNarrow),
  pair('readings', readings, readingsNarrow),
  pair('traced-figure', tracedFigure, tracedFigureNarrow),
  pair('signchain-contract', signchain, signchainNarrow),
  pair('validation', validation, validationNarrow),
  pair('trigger', trigger, triggerNarrow),
  pair('contract-list', contractList, contractListNarrow),
  pair('chat-conversation', chat, chatNarrow, 2),
  pair('chat-brief', chat, chatShot, 2),
  picture('ability-languages', languages),
  picture('ability-intent', intent),
  picture('ability-context', context),
  pair('contract-path', contractPath, contractPathNarrow),
  pair('page-weight', pageWeight, pageWeightNarrow),
  pair('conflict-rules', conflictRules, conflictRulesNarrow),
  pair('parallel-run', parallelRun, parallelRunNarrow),
  pair('landing-zone', landingZone, landingZoneNarrow),
  pair('pipeline', pipeline, pipelineNarrow),
  picture('shot-early', earlyShot),
  densePair('shot-block', chainDense, blockShot),
  densePair('shot-review', claimDense, reviewShot),
  densePair('shot-spend', spendDense, spendShot),
  densePair('shot-signatures', agreementDense, signaturesShot),
  densePair('shipments-wide', shipmentsWide, shipmentsNarrow),
  densePair('chat-wide', chatWide, chatShot),
  picture('effect-decision', decisionEffect),
  picture('effect-automation', automationEffect),
  picture('effect-reminders', remindersEffect),
  pair('question', question, questionNarrow),
  pair('limits', limits, limitsNarrow),
  pair('methods', methods, methodsNarrow),
  pair('tables', tables, tablesNarrow),
  picture('shot-test-set', testSetShot),
  pair('answer-wide', answerWide, answerNarrow),
  picture('shot-acceptance', acceptanceShot),
  pair('handover-wide', handoverWide, handoverNarrow),
  pair('kills-sun', killsSun, killsSunNarrow),
  pair('website-bytes', websiteBytesWide, websiteBytes),
  pair('website-seconds', websiteSecondsSmall, websiteSeconds),
  pair('website-frames', websiteFramesSmall, websiteFrames),
  picture('process', process),
  picture('engagement-fixed-cost', fixedCost),
  picture('engagement-offshore-center', offshoreCenter),
  picture('engagement-build-operate-transfer', buildOperateTransfer),
  pair('vignette-queue', queueVignette, queueVignetteNarrow, 2),
  pair('queue-list', workQueue, workQueueNarrow, 2),
  pair('vignette-flow', flowVignette, flowVignetteNarrow),
  pair('vignette-target', targetVignette, targetVignetteNarrow),
  picture('audience-startups', () => audience('startups')),
  picture('audience-smb', () => audience('smb')),
  picture('audience-enterprises', () => audience('enterprises')),
  picture('audience-agencies', () => audience('agencies')),
  picture('brise-soleil', briseSoleil),
  picture('seal', seal),
  picture('people', drawGroup, 0),
  pair('office-map', map, mapNarrow),
];

/** The icon that browsers ask for at the site's root. */
export const favicon = picture('favicon', drawFavicon, 2);

/** Pictures that content names by their address: public/art/<name>.svg. */
export const listFiles = (): readonly Picture[] => [
  picture('app-icon', appIcon, 2),
  picture('video-poster', videoPoster),
  ...(Object.keys(MENU_PICTURES) as MenuPictureName[]).map((name) => ({
    ...picture(`menu/${name}`, (id) => menuPicture(name, id)),
    crop: menuCrop(name),
  })),
  picture('portfolio/dashboard', (id) => finops(id, 'day')),
  picture('portfolio/forecast', forecastView),
  picture('portfolio/teams', teamsView),
  picture('portfolio/alerts', alertsView),
  picture('portfolio/this-website-messages', websiteMessages),
  picture('portfolio/this-website-bytes', websiteBytes),
  picture('portfolio/this-website-seconds', websiteSeconds),
  picture('portfolio/this-website-frames', websiteFrames),
  ...portraits.map(({ slug, svg }) => picture(`people/${slug}`, svg)),
  ...drawCovers(),
];
