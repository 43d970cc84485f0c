import { revealOnScroll } from '../layouts/reveal.ts';
import { enhancements } from './enhancements.ts';
import { enhanceForms } from './forms.ts';
import { markRestedLink } from './mark-rested-link.ts';

for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]'))
  enhancements[element.dataset.enhance ?? '']?.(element);
revealOnScroll();
// Runs in the same task: the stylesheet must hold menus until the script does.
document.documentElement.dataset.enhanced = '';
dispatchEvent(new Event('site:enhanced'));
enhanceForms();
markRestedLink();
