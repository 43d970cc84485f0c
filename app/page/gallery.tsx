import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '../../shared/site.ts';
import { buildStyleSheet } from '../styles/build-style-sheet.ts';
import { Columns } from '../ui/layout/columns.tsx';
import { Halves } from '../ui/layout/halves.tsx';
import { type Item, ItemList } from '../ui/layout/item-list.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Words } from '../ui/layout/words.tsx';
import { Picture } from '../ui/media/picture.tsx';
import { Section } from '../ui/section/section.tsx';
import { PictureCard } from '../ui/surface/picture-card.tsx';
import { Stage } from '../ui/surface/stage.tsx';

const text = 'A sentence as long as most are, so that it takes a second line in a narrow column.';
const items: readonly Item[] = ['First', 'Second', 'Third', 'Fourth'].map((title) => ({ title, text }));
const linked = items.map((item) => ({ ...item, action: { label: 'Contact Us', to: '/contact' } as const }));
const image = { name: 'ability-context', alt: '' } as const;
const spaces = [1, 2, 3, 4, 5, 6, 7, 's', 'm', 'l', 'xl', '2xl'] as const;
const sizes = ['hero-title', 'page-title', 'section-title', 'large', 'small-title', 'name', 'card-title', 'label'];
const cells = items.map(({ title }) => <p key={title}>{text}</p>);

const Case = ({ name, children }: { name: string; children: ReactNode }) => (
  <Section spacing="tight">
    <p className="text-label">{name}</p>
    {children}
  </Section>
);

/**
 * All primitives with all their props, as one page.
 * @param sheets rules of this module's imports
 */
export function drawPrimitives(sheets: ReadonlyMap<string, string>): string {
  const body = renderToStaticMarkup(
    <main>
      <Section id="scale" spacing="tight">
        <Halves at={8} align="start">
          <Stack gap={4}>
            {sizes.map((size) => (
              <p key={size} className={`text-${size}`}>
                text-{size}
              </p>
            ))}
            <p className="lead">lead</p>
            <p>no class</p>
            <p className="small soft">small soft</p>
          </Stack>
          <Columns count={3} gap="l">
            {spaces.map((space) => (
              <Stack key={space} gap={space}>
                <p className="small">gap {space}</p>
                <p className="small soft">below it</p>
              </Stack>
            ))}
          </Columns>
        </Halves>
      </Section>
      {(['small', 'section', 'large'] as const).map((size) => (
        <Case key={size} name={`Words size ${size}`}>
          <Words heading="A heading" size={size} text={[text, text]} lead={size === 'large'} gap="m">
            <a className="inline-link" href="/">
              A way on
            </a>
          </Words>
        </Case>
      ))}
      {([2, 3, 4] as const).flatMap((count) =>
        ([undefined, 'top', 'between', 'grid'] as const).map((rule) => (
          <Case key={`${count}${rule}`} name={`Columns count ${count} rule ${rule}`}>
            <Columns count={count} rule={rule} gap="l">
              {cells}
            </Columns>
          </Case>
        )),
      )}
      <Case name="Columns count 2 from lg">
        <Columns count={2} from="lg">
          {cells}
        </Columns>
      </Case>
      <Case name="Columns count 4 pairs">
        <Columns count={4} pairs>
          {cells}
        </Columns>
      </Case>
      {([4, 5, 6, 7, 8] as const).map((at) => (
        <Case key={at} name={`Halves at ${at}, turned ${at > 6}`}>
          <Halves at={at} turned={at > 6} align="stretch">
            <Words heading="First" text={text} />
            <Stage tone="dawn">Second</Stage>
          </Halves>
        </Case>
      ))}
      {(['dawn', 'shade', 'night', 'sol', 'sun', 'bare', undefined] as const).map((tone) => (
        <Case key={tone ?? 'none'} name={`Stage tone ${tone}`}>
          <Stage tone={tone}>
            <Picture {...image} />
          </Stage>
        </Case>
      ))}
      {(['large', 'sheet', 'filled'] as const).map((fit) => (
        <Case key={fit} name={`Stage fit ${fit}`}>
          <Stage fit={fit}>
            <Picture {...image} />
          </Stage>
        </Case>
      ))}
      {(['start', 'end'] as const).map((bleed) => (
        <Case key={bleed} name={`Stage bleed ${bleed}`}>
          <Stage bleed={bleed}>Ground</Stage>
        </Case>
      ))}
      {([1, 2, 3, 4] as const).map((count) => (
        <Case key={count} name={`ItemList count ${count} rule between`}>
          <ItemList count={count} rule="between" items={items} />
        </Case>
      ))}
      <Case name="ItemList count 1 pairs, names large">
        <ItemList count={1} pairs rule="between" names="large" items={items} />
      </Case>
      <Case name="ItemList count 1 with links, names name, texts small">
        <ItemList count={1} names="name" texts="small" items={linked} />
      </Case>
      <Case name="ItemList texts name">
        <ItemList count={1} texts="name" items={items} />
      </Case>
      {(['phones', 'tablets', 'always'] as const).map((beside) => (
        <Case key={beside} name={`ItemList numbered beside ${beside}`}>
          <ItemList count={4} numbered rule="top" beside={beside} names="small-title" items={items} />
        </Case>
      ))}
      <Case name="PictureCard">
        <Columns count={3} gap="l">
          {items.slice(0, 3).map(({ title }) => (
            <PictureCard key={title} image={image} tone="shade" action={<span className="link">A way on</span>}>
              <h3 className="text-card-title">{title}</h3>
              <p>{text}</p>
            </PictureCard>
          ))}
        </Columns>
      </Case>
      {(['dawn', 'shade'] as const).map((ground) => (
        <Section key={ground} ground={ground} heading={`Section ground ${ground}`} lead={text}>
          {text}
        </Section>
      ))}
      {([undefined, 'sunken', 'night', 'sol'] as const).map((surface) => (
        <Section key={surface ?? 'none'} surface={surface} heading={`Section surface ${surface}`} apart>
          {text}
        </Section>
      ))}
    </main>,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Primitives</title><style>${buildStyleSheet(site.direction, sheets)}</style>${body}<dialog></dialog></html>`;
}
