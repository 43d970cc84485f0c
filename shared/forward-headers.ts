/** Headers by which a host's function tells our server the visitor's address, and that it may be believed. */
export const visitorAddressHeader = 'x-visitor-address';
export const forwardSecretHeader = 'x-forward-secret';
