import { revealOnScroll } from '../layouts/reveal.ts';
import { enhancements } from './enhancements.ts';
import { takeOverForms } from './forms.ts';

for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]'))
  enhancements[element.dataset.enhance ?? '']?.(element);
revealOnScroll();
// In the same task: the stylesheet must not let go of a menu before the script holds it.
document.documentElement.dataset.enhanced = '';
dispatchEvent(new Event('site:enhanced'));
takeOverForms();
