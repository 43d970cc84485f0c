/** Shows or masks the text of the field that the button controls. */
export function enhancePasswordToggle(button: HTMLElement): void {
  button.addEventListener('click', () => {
    const shows = button.ariaPressed !== 'true';
    button.ariaPressed = String(shows);
    const field = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLInputElement;
    field.type = shows ? 'text' : 'password';
  });
}
