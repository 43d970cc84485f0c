export function SiteFooter() {
  return <footer>Footer</footer>;
}
