import type { MenuEntry, MenuName } from '../../load/site-lists.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { PageLink } from '../../ui/link/page-link.tsx';
import type { MenuPanel, MenuProps } from './panels.ts';
import './mega-panel.css';

interface MegaPanelProps extends MenuPanel {
  id: string;
  pathname: string;
}

export const panelId = (name: MenuName) => `menu-${name}`;

/** The panels of the navigation: popovers, which the keyboard reaches after their buttons wherever they stand. */
export function MegaPanels({ pathname, entries, panels }: MenuProps) {
  return entries.map(
    (entry) =>
      'panel' in entry && (
        <MegaPanel key={entry.panel} {...panels[entry.panel]} id={panelId(entry.panel)} pathname={pathname} />
      ),
  );
}

/** A list of entries at the left; the card and the picture of the selected one beside it. At first that is the first. */
function MegaPanel({ id, entries, all, pathname }: MegaPanelProps) {
  return (
    <div className="mega-panel" id={id} popover="auto" data-surface="paper">
      <div className="mega-list">
        <ul className="mega-entries">
          {entries.map(({ name, note, icon, link }, index) => (
            <li key={name} data-selected={index === 0 ? '' : undefined}>
              <PageLink to={link.to} className="mega-entry" aria-current={pathname === link.to ? 'page' : undefined}>
                <Icon name={icon} className="menu-icon" />
                <span>
                  {name} {note && <small>{note}</small>}
                </span>
                <Icon name="arrow-right" />
              </PageLink>
            </li>
          ))}
        </ul>
        {all && <ArrowLink action={all} className="mega-all" />}
      </div>
      <div className="mega-cards">
        {entries.map((entry, index) => (
          <MegaCard key={entry.name} {...entry} selected={index === 0} />
        ))}
      </div>
    </div>
  );
}

/** All cards are in the document; the stylesheet shows one. Its picture is fetched when it is shown. */
function MegaCard({ name, text, features, link, picture, selected }: MenuEntry & { selected: boolean }) {
  return (
    <div className="mega-card" data-selected={selected ? '' : undefined}>
      <div className="mega-words">
        <p className="mega-title text-small-title">{name}</p>
        <p>{text}</p>
        <ul className="mega-features">
          {features.map(({ title, text }) => (
            <li key={title}>
              <Icon name="check" />
              <span>
                {title} <small>{text}</small>
              </span>
            </li>
          ))}
        </ul>
        <ArrowLink action={link} className="mega-more" />
      </div>
      <img src={`/art/menu/${picture.name}.svg`} alt={picture.alt} width={336} height={408} loading="lazy" />
    </div>
  );
}
