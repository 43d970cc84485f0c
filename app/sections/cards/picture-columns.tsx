import { ItemList } from '../../ui/layout/item-list.tsx';
import { Picture, type PictureName } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface PictureColumnsProps {
  heading: string;
  lead: string;
  items: { title: string; image: PictureName; text: string }[];
}

interface PictureColumnsLayout {
  /** Lines between them, for pictures that end on none of their own. */
  rule?: 'between';
}

/** Three things beside each other, each with a picture that stands on the page as it is. */
export function PictureColumns({ heading, lead, items, rule }: PictureColumnsProps & PictureColumnsLayout) {
  return (
    <Section heading={heading} lead={lead}>
      <ItemList
        count={3}
        rule={rule}
        names="name"
        beside="tablets"
        items={items.map(({ image, ...words }) => ({ ...words, mark: <Picture name={image} /> }))}
      />
    </Section>
  );
}
