/** Marks the entry of the part that is being read: the last one whose heading has passed the upper third. */
export function enhanceTableOfContents(contents: HTMLElement): void {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const places = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));

  function mark(): void {
    const passed = places.filter((place) => place && place.getBoundingClientRect().top < innerHeight / 3).length;
    for (const [index, link] of links.entries()) {
      if (index === passed - 1) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }

  // Passed parts count as seen, so that a jump from the end to the top is noticed as well.
  const observer = new IntersectionObserver(mark, { rootMargin: '999999px 0px -66% 0px' });
  for (const place of places) if (place) observer.observe(place);
  mark();
}
