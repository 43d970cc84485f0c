import type { BreadcrumbList, ContactPage, Graph, ListItem, Thing, WebPage } from 'schema-dts';
import { profileOf, site } from '../../shared/site.ts';
import type { Opening } from '../ui/page/opening.ts';
import type { Subject } from './subject.ts';

export interface DescribedPage {
  /** The public origin. */
  siteUrl: string;
  pathname: string;
  title: string;
  trail: Opening['trail'];
  subject?: Subject | undefined;
  /** Address of the share picture. */
  picture: string;
}

/** The company in the words of every page, which refers to it by these names. */
function describeCompany(siteUrl: string) {
  const company = { '@id': `${siteUrl}/#organization` } as const;
  const website = { '@id': `${siteUrl}/#website` } as const;
  const profiles = Object.values(site.social).filter(profileOf);
  const { plot, street, postalCode, city, region, country } = site.address;
  const things: Thing[] = [
    {
      '@type': 'Organization',
      ...company,
      name: site.name,
      url: `${siteUrl}/`,
      logo: `${siteUrl}/icon-512.png`,
      email: site.email,
      telephone: site.phone,
      foundingDate: site.established,
      address: {
        '@type': 'PostalAddress',
        streetAddress: plot ? `${plot}, ${street}` : street,
        ...(postalCode && { postalCode }),
        addressLocality: city,
        ...(region && { addressRegion: region }),
        addressCountry: country,
      },
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
    {
      '@type': 'WebSite',
      ...website,
      name: site.name,
      url: `${siteUrl}/`,
      inLanguage: site.language,
      publisher: company,
    },
  ];
  return { company, website, things };
}

type Company = ReturnType<typeof describeCompany>['company'];

/** The page's subject; a contact page has only itself. */
function describeSubject(
  subject: Subject | undefined,
  { siteUrl, pathname, picture }: DescribedPage,
  company: Company,
): (Exclude<Thing, string> & { '@id': string }) | undefined {
  const url = `${siteUrl}${pathname}`;
  const id = { '@id': `${url}#subject` } as const;
  switch (subject?.type) {
    case 'Service':
      return { '@type': 'Service', ...id, name: subject.name, url, provider: company };
    case 'SoftwareApplication':
      return {
        '@type': 'SoftwareApplication',
        ...id,
        name: subject.name,
        url: subject.site,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        publisher: company,
      };
    case 'Person':
      return { '@type': 'Person', ...id, name: subject.name, jobTitle: subject.role, url, worksFor: company };
    case 'BlogPosting':
      return {
        '@type': 'BlogPosting',
        ...id,
        headline: subject.headline,
        datePublished: subject.date,
        articleSection: subject.section,
        image: picture,
        author: subject.authors.map(({ name, path }) => ({
          '@type': 'Person',
          name,
          ...(path && { '@id': `${siteUrl}${path}#subject`, url: `${siteUrl}${path}` }),
        })),
        publisher: company,
        mainEntityOfPage: { '@id': url },
      };
    default:
      return undefined;
  }
}

/** Data about a page and the company for programs, as one graph whose parts refer to one another. */
export function describePage(page: DescribedPage): Graph {
  const { siteUrl, pathname, title, trail, subject } = page;
  const url = `${siteUrl}${pathname}`;
  const { company, website, things } = describeCompany(siteUrl);
  const about = describeSubject(subject, page, company);
  const breadcrumb = { '@id': `${url}#breadcrumb` } as const;
  const facts = {
    '@id': url,
    url,
    name: title,
    isPartOf: website,
    ...(trail.length > 0 && { breadcrumb }),
    ...(about && { mainEntity: { '@id': about['@id'] } }),
  };
  const whole: WebPage | ContactPage =
    subject?.type === 'ContactPage' ? { '@type': 'ContactPage', ...facts } : { '@type': 'WebPage', ...facts };
  const list: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    ...breadcrumb,
    itemListElement: trail.map(
      ({ name, path }, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${siteUrl}${path ?? pathname}`,
      }),
    ),
  };
  things.push(whole);
  if (trail.length > 0) things.push(list);
  if (about) things.push(about);
  return { '@context': 'https://schema.org', '@graph': things };
}
