import { expect, it } from 'vitest';
import type { Props as Posts } from '../../app/blocks/posts/schema.ts';
import type { Props as TechStack } from '../../app/blocks/tech-stack/schema.ts';
import { footer } from '../../app/layouts/footer/footer-words.ts';
import { getStartedLabel, invalidSource } from '../../app/ui/text/ui-texts.ts';
import { mailLiterals } from '../../shared/contact-message.ts';
import { block, openingOf } from '../support/blocks.ts';
import { content } from '../support/content.ts';
import { services } from '../support/services.ts';

it('the contact form answers in the words of the specification @sample @ERR-01 @ERR-02 @ERR-03 @ERR-04', () => {
  expect(mailLiterals).toEqual({
    success: 'Your message was sent successfully!',
    failure: 'There was an error sending your message. Please try again.',
    missingTitle: 'Oops',
    missing: 'Please fill required fields',
  });
});

it('the blog, the team, a product and the footer have the headings of the specification @sample @BLG-04 @BLG-20 @BLG-25 @BLG-27 @TEM-01 @FIN-05 @FTR-18', () => {
  const { sidebar } = content.words.blog;
  expect(sidebar).toMatchObject({
    categories: 'Blog Categories',
    recent: 'Recent Posts',
    newsletter: { form: { button: 'Subscribe' } },
  });
  expect(block<Posts>('/blog', 'posts').readMore).toBe('Read More');
  expect(openingOf('/team').heading).toBe('Our Team');
  expect(block<TechStack>('/finopcloud', 'tech-stack').heading).toBe('Tech Stack');
  expect(footer.socials.heading).toBe('Socials');
});

it('buttons of services and the viewer are worded as the specification words them @sample @SVC-06 @SVC-11 @SVC-13 @SVC-23 @ERR-10', () => {
  expect(getStartedLabel).toBe('Get Started');
  for (const { parts, features } of services) {
    expect(parts.link).toEqual({ label: 'Contact Us', to: '/contact' });
    for (const { action } of features.items) expect(action).toEqual({ label: 'Get Started', to: '/contact' });
  }
  expect(invalidSource).toBe('Invalid source');
});
