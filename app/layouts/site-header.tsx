export function SiteHeader() {
  return <header>Header</header>;
}
