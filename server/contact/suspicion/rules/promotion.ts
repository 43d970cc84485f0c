import type { Rule } from './rule.ts';
import { find } from './word-classes.ts';

/** What is sold to companies to get them customers. Three points: nobody else says so; one: a customer may, too. */
export const promotion: readonly Rule[] = [
  {
    reason: 'search-engine promotion',
    most: 9,
    signs: [
      [
        3,
        find`
          (?:on-page|off-page|article submissions?|directory submissions?|social bookmarking)|(?:edu|gov) links
          niche edits?|pbn|(?:forum )?profile backlinks|(?:da|dr|da\/pa) ?\d\d\+?|traffic \d+k
          backlinks? (?:for|cheap|at|from|on|package)|buy (?:\w+ )?(?:backlinks?|links)
          link[- ](?:exchange|insertion|swap|juice)|abc exchange|three-way exchange|(?:your|ur) ranks?|rank #?1
          ranks? (?:higher|number)|(?:first|1st|top|front) page (?:of google )?(?:guarante\w+|in \d+|within)
          guaranteed first page|put you on the (?:first|top)
          (?:targeted|real|human) (?:organic )?(?:traffic|visitors?|visits)|geo\/aeo|outrank\w*|ai visibility
          (?:do|no)-?follow|da ?\d\d|online (?:presence|visibility)
          (?:not|n't) (?:show|appear|rank|visible|found)[^.?!]{0,30}google
          seo (?:company|packages?|expert|metrics|report)|for its seo|double your|white-?hat|traffic to your
          (?:in|on|for|above you in) (?:the )?(?:search results|google maps|google search)|holding (?:it|you) back
          (?:be|get|want to be|easily) found|phrases? you want|(?:title|site)s? (?:with|of) high authority
          maps listing|(?:google )?(?:business|maps?|my business) (?:listing|profile)|voice search|unverified
          geo ?\/ ?aeo|generative engine|ai (?:search|assistants|answers|overviews)|ask chatgpt
          visibility (?:report|scan|audit|score)|recommends? you (?:when|to|in|over|instead)|dead (?:page|link)
          good replacement|optimi[sz]ation company|(?:bottom|top) (?:third|three)|discoverab\w+|google not|importance
          map pin|your listing|weekly updates|chatgpt answers|poor traffic|increase your sales
        `,
      ],
      [
        1,
        find`
          seo|organic (?:traffic|visitors)|serps?|search engines?|search (?:visibility|ranking)|digital marketing
          google ads|ppc|map listing|local listing|back-? ?links?|link building|guest posts?|keywords?|first page
          page (?:one|1)|top of (?:google|the search)|on google|rank(?:s|ed|ing|ings)?|(?:domain|page|site) authority
          website traffic|meta (?:descriptions?|titles?|tags)|conver(?:t|sion)\w*|brand mentioned|visitors
        `,
      ],
    ],
  },
  {
    reason: 'articles with links on offer',
    most: 9,
    signs: [
      [
        3,
        find`
          (?:sponsored|paid) (?:posts?|articles?|content|placements?)|guest[- ](?:blog|article|contribut\w+)s?
          (?:contribute|submit|write|publish) (?:an? |\w+ )?guest posts?
          link to (?:you from|our resource|my client|our client)
          (?:permanent|text|contextual|footer|homepage|one) (?:do-?follow )?links?
          (?:buy|sell|place|insert) (?:a |one )?(?:\w+ )?links?
          contribut(?:e|ing) (?:\w+ ){0,3}(?:article|content|post|blog)
          (?:my|our) (?:article|piece|infographic|advertiser)|(?:your|the) (?:readers|audience)
          (?:casino|cbd|forex|travel|tech|finance|health) (?:niche|links?)|(?:casino|cbd)[, ]+(?:cbd|forex|crypto)
          fan of your blog|sponsored tag|credit us|banner on|news ?letters? placements?|place (?:\w+ )?articles
          (?:online|news) (?:magazines|papers|portals)|link back|references? stay
          (?:have|wrote) (?:a|an) (?:text|article|piece)|go online\?|links on your|a swap|swap (?:links|would)
          would help your readers|your readers|newer and|link insertions?|sponsored posts
          do you offer (?:sponsored|guest|link)|our network of \d+
        `,
      ],
      [
        1,
        find`
          infographic|guest posts?|guidelines|niches?|per (?:post|article|link)|article|blog|our resource|a resource
          reference for
        `,
      ],
    ],
  },
  {
    reason: 'web design or repairs for our own site',
    most: 9,
    signs: [
      [
        3,
        find`
          (?:your|ur) (?:web-? ?site|site|web ?page|home ?page|contact page) (?:\w+ ){0,2}(?:outdated|old|slow|scored
            not (?:optimi[sz]ed|mobile|secure)|has (?:errors|issues)|could use|losing|compliant)
          (?:errors?|issues?|broken links|vulnerabilit\w+|problems?) (?:\w+ ){0,3}(?:your|ur) (?:web-? ?site|site
            domain|page)
          (?:issues?|problems?|errors?) in (?:coding|design)|(?:page ?speed|speed score|mobile score)|core web vitals
          new (?:homepage|home page|website) could|your new (?:homepage|home page)|need a (?:\w+ )?website\?
          redesign (?:it|your)|unlimited revisions
          (?:web|website|wordpress|logo) (?:design(?:ing)?|development)(?: and (?:design|development))? (?:company
            agency|firm|services)
          (?:design and develop|create|build|make|design) (?:\w+ )?(?:websites|explainer|logos|mobile apps?)
          animated logos|missing meta|no live chat|(?:redid|redo|redesigned) your
          (?:make|do|create|develop|build)s? (?:web-?sites|apps|android|ios|mobile|logos?|films?|videos?|banners?)
          two-minute film|explainer|(?:android|ios)[ ,]+(?:and )?(?:ios|android)? ?apps?|website and apps?
          apps (?:delivered|developed)|web ?sites? for (?:small|local|business)|technical problems?|web agency|any cms
          revamp|accessibility (?:plug-?in|widget)|legislation applies|(?:fines|lawsuits) (?:reach|of up)
          freelance designer|your (?:web|online) presence|websites such as|cheap developer|html css|fix bugs
          brand refresh\w*|new logo|current logo
        `,
      ],
      [
        1,
        find`
          e-?commerce|wordpress|shopify|magento|logos?|pages? (?:for|only)|\d+ pages?|mobile app|errors|issues
          screenshots|mobile speed|bug bounty|bounty|your (?:web-? ?site|site|home ?page)
        `,
      ],
    ],
  },
  {
    reason: 'lists of contacts, customers or meetings on offer',
    most: 9,
    signs: [
      [
        3,
        find`
          (?:attendees?|e-?mails?|contacts?|prospects?|users?|leads?|delegates?|buyers?) lists?
          (?:e-?mails?|business|b2b) databases?
          (?:million|\d ?m|\d[mk]|\d{3}) (?:\w+ )?(?:records|contacts|e-?mails|forms|prospects)|list of [\d,]{1,12}
          database of (?:\w+ ){0,2}(?:users|contacts|companies|businesses)
          (?:verified|opt-?in|missing|bulk|work) e-?mails?(?: addresses)?|e-?mail of|direct dials?|deliverability
          permission based|job titles?|target (?:criteria|industry|market|technology)|which technology
          visited your (?:website|site) anonymously|didn't convert|decision[- ]?makers|c-level
          (?:qualified|booked|sales) (?:\w+ )?(?:meetings|leads|appointments|demos|calls|opportunities|prospects)
          appointment[- ]?sett\w+|lead gen\w*|cold (?:e-?mails?|outreach|calls?|calling)|(?:million|\d) contact forms?
          (?:ad|message) to (?:\w+ )*(?:contact forms|websites)|on your calendar|calendar full|inbound opportunities
          (?:dream|ideal) (?:clients|customers)|pay per (?:lead|meeting|show)|meetings a (?:month|week)|your leads
          companies (?:using|that use)
          (?:sign(?:s)? off on|details of people|names of (?:their|the)|it managers|pre-registered|(?:spreadsheet
            list) of (?:all|the|companies|manufacturers)|ring your prospects|your prospects|ideal buyer
            conversations with|ready to buy|decision takers|write to decision|sell to\?|cost you at the moment
            not convert|delivered in excel|nurture|pipeline|referrals)
          attendee|ai sdr|prospecting|(?:decision makers?|buyers|users|contacts) list|records|counts|registration data
          \d+k rows|diary full|contracts end|which firms|the email of|potential clients|назначат|contact details of
          post-show|attendees? of|provide you (?:the |with )?(?:contact|leads|list)|first \d+ leads|ideal prospects
          manage outreach
        `,
      ],
      [
        1,
        find`
          database|leads?|e-?mails|appointments|industry|contact forms?|sales team|outbound|inbound|decision[- ]?maker
          records|attendees|meetings|crm|samples?|script
        `,
      ],
    ],
  },
];
