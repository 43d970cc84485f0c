import type { SidebarProps } from '../../sections/blog/sidebar.tsx';

/** Beside the lists and beside the sample article. */
export const blogSidebar = {
  name: 'More from the blog',
  search: {
    label: 'Search the blog',
    placeholder: 'Type to search...',
    button: 'Search',
    note: 'Search is not available yet.',
    missing: 'Enter a word to search for.',
  },
  categories: { heading: 'Blog Categories' },
  recent: { heading: 'Recent Posts' },
  tags: { heading: 'Tags' },
  newsletter: {
    heading: 'What we built and learned',
    text: 'One letter at a time, on projects that worked and on some that did not.',
    form: {
      name: 'Newsletter',
      label: 'Email',
      placeholder: 'you@company.example',
      button: 'Subscribe',
      note: [
        'The newsletter has not started, and this box sends nothing. If you want to hear from us, ',
        { text: 'write to us', to: '/contact' },
        '.',
      ],
      errors: {
        missing: 'Enter the address for the newsletter.',
        invalid: 'Check the address: something like name@company.example is expected.',
      },
    },
  },
} satisfies SidebarProps;

/** What stands there until there are articles, which bring categories and tags of their own. All lead to the sample article. */
export const sampleTopics = {
  to: '/blog-details',
  categories: [
    { title: 'Business & Marketing', count: '18' },
    { title: 'Technology', count: '05' },
    { title: 'Art & Beauty', count: '23' },
    { title: 'Digital Agency', count: '10' },
  ],
  tags: ['Article', 'Business', 'Digital', 'Technology', 'UI/UX'],
} as const;
