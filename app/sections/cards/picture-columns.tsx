import { Picture, type PictureName } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface PictureColumnsProps {
  heading: string;
  lead: string;
  items: { title: string; image: PictureName; text: string }[];
}

interface PictureColumnsLayout {
  /** 'ruled': below a line and with lines between them, for pictures that end on none of their own. */
  variant?: 'ruled';
}

/** Three things beside each other, each with a picture that stands on the page as it is. */
export function PictureColumns({ heading, lead, items, variant }: PictureColumnsProps & PictureColumnsLayout) {
  return (
    <Section heading={heading} lead={lead}>
      <ul className="picture-columns" data-variant={variant} data-reveal-group>
        {items.map(({ title, image, text }) => (
          <li key={title} data-reveal>
            <Picture name={image} />
            <h3 className="text-small-title">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
