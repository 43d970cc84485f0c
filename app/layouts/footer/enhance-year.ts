export function enhanceYear(element: HTMLElement): void {
  element.textContent = String(new Date().getFullYear());
}
