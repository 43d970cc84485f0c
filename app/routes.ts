import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address and the layout around it, in site-map order. The frame is what all layouts have in common. */
export default [
  layout('layouts/page-frame.tsx', [
    layout('layouts/site-layout.tsx', [
      index('routes/home.tsx'),
      route('about', 'routes/about.tsx'),
      route('services', 'routes/services/overview.tsx'),
      route('services/blockchain', 'routes/services/blockchain.tsx'),
      route('services/generative-ai', 'routes/services/generative-ai.tsx'),
      route('services/web-development', 'routes/services/web-development.tsx'),
      route('services/app-development', 'routes/services/app-development.tsx'),
      route('services/custom-development', 'routes/services/custom-development.tsx'),
      route('services/cloud-service', 'routes/services/cloud-service.tsx'),
      route('service-details', 'routes/service-details.tsx'),
      route('why-choose-us', 'routes/why-choose-us.tsx'),
      route('pricing', 'routes/pricing.tsx'),
      route('portfolio', 'routes/portfolio.tsx'),
      route('portfolio-details', 'routes/portfolio-details.tsx'),
      route('team', 'routes/team.tsx'),
      route('team-details', 'routes/team-details.tsx'),
      route('blog', 'routes/blog.tsx'),
      route('blog-details', 'routes/blog-details.tsx'),
      route('faq-1', 'routes/faq-1.tsx'),
      route('faq-2', 'routes/faq-2.tsx'),
      route('contact', 'routes/contact.tsx'),
      route('login', 'routes/login.tsx'),
      route('signup', 'routes/signup.tsx'),
      route('reset-password', 'routes/reset-password.tsx'),
      route('error-404', 'routes/error-404.tsx'),

      // Answers to the contact form without script. Not pages of the site map.
      route('message-sent', 'routes/message-sent.tsx'),
      route('message-refused', 'routes/message-refused.tsx'),
      route('message-failed', 'routes/message-failed.tsx'),

      route('*', 'routes/not-found.tsx'),
    ]),

    layout('layouts/outside-layout.tsx', [
      route('signchain', 'routes/signchain.tsx'),
      route('finopcloud', 'routes/finopcloud.tsx'),
      route('home-2', 'routes/home-2.tsx'),
      route('home-3', 'routes/home-3.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
