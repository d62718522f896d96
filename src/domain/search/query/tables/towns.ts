/**
 * The biggest towns of these countries, with what else they are called and where they are: 'Göteborg/Gothenburg 57.71
 * 11.97' by latitude and longitude. A text may name one without a facility; positions after GeoNames, CC BY 4.0.
 */
export const bigTowns: readonly string[] = [
  /* Sweden */ `
  Stockholm 59.33 18.07, Göteborg/Gothenburg 57.71 11.97, Malmö 55.61 13.00, Uppsala 59.86 17.64,
  Linköping 58.41 15.62, Örebro 59.27 15.21, Sollentuna 59.43 17.95, Umeå 63.83 20.26, Västerås 59.62 16.55,
  Jönköping 57.78 14.16, Helsingborg 56.05 12.69, Norrköping 58.59 16.18, Huddinge 59.24 17.98, Lund 55.71 13.19,
  Luleå 65.58 22.15, Haninge 59.17 18.14, Gävle 60.67 17.14, Borås 57.72 12.94, Växjö 56.88 14.81,
  Södertälje 59.20 17.63, Halmstad 56.67 12.86, Eskilstuna 59.37 16.51, Solna 59.36 18.00, Karlskrona 56.16 15.59,
  Karlstad 59.38 13.50, Mölndal 57.66 12.01, Täby 59.44 18.07, Sundsvall 62.39 17.31, Östersund 63.18 14.64,
  Trollhättan 58.28 12.29, Lidingö 59.37 18.13, Borlänge 60.49 15.44, Tumba 59.20 17.83, Kristianstad 56.03 14.15,
  Nyköping 58.75 17.01, Kalmar 56.66 16.36, Falun 60.60 15.63, Skövde 58.39 13.85, Upplands Väsby 59.52 17.91,
  Skellefteå 64.75 20.95, Uddevalla 58.35 11.94, Sundbyberg 59.36 17.97, Varberg 57.11 12.25,
  Åkersberga 59.48 18.30, Örnsköldsvik 63.29 18.72, Danderyd 59.40 18.02, Landskrona 55.87 12.83,
  Vallentuna 59.53 18.08, Motala 58.54 15.04, Trelleborg 55.38 13.16, Partille 57.74 12.11, Karlskoga 59.33 14.52,
  Märsta 59.62 17.85, Lerum 57.77 12.27, Alingsås 57.93 12.53, Nacka 59.31 18.16, Härnösand 62.63 17.94,
  Sandviken 60.62 16.77, Kungälv 57.87 11.98, Falkenberg 56.91 12.49, Jakobsberg 59.42 17.84, Visby 57.64 18.30,
  Katrineholm 59.00 16.21, Ängelholm 56.24 12.86, Vänersborg 58.38 12.32, Piteå 65.32 21.48, Lidköping 58.51 13.16,
  Enköping 59.64 17.08, Huskvarna 57.79 14.30, Västervik 57.76 16.64
  `,
  /* Norway */ `
  Oslo 59.91 10.75, Bergen 60.39 5.32, Trondheim 63.43 10.40, Stavanger 58.97 5.73, Kristiansand 58.15 8.00,
  Drammen 59.74 10.20, Lillestrøm 59.96 11.05, Sandnes 58.85 5.74, Fredrikstad 59.22 10.93, Sandefjord 59.13 10.22,
  Asker 59.83 10.44, Sarpsborg 59.28 11.11, Tønsberg 59.27 10.41, Ålesund 62.47 6.15, Skien 59.21 9.61,
  Moss 59.43 10.66, Tromsø 69.65 18.96, Haugesund 59.41 5.27, Porsgrunn 59.14 9.66, Bodø 67.28 14.38,
  Arendal 58.46 8.77, Hamar 60.79 11.07, Lillehammer 61.12 10.47, Horten 59.42 10.48, Grimstad 58.34 8.59,
  Kristiansund 63.11 7.73, Larvik 59.05 10.04, Molde 62.74 7.16, Halden 59.12 11.39, Harstad 68.80 16.54,
  Levanger 63.75 11.30, Mo i Rana 66.31 14.14, Kongsberg 59.67 9.65, Gjøvik 60.80 10.69, Stjørdal 63.47 10.93
  `,
  /* Denmark */ `
  København/Köpenhamn/Copenhagen/Kööpenhamina 55.68 12.57, Aarhus/Århus 56.16 10.21, Odense 55.40 10.39,
  Aalborg 57.05 9.92, Frederiksberg 55.68 12.53, Esbjerg 55.47 8.45, Randers 56.46 10.04, Kolding 55.49 9.47,
  Horsens 55.86 9.85, Vejle 55.71 9.54, Hvidovre 55.64 12.48, Roskilde 55.64 12.08, Herning 56.14 8.98,
  Silkeborg 56.17 9.55, Hørsholm 55.88 12.50, Greve 55.58 12.30, Hedensted 55.77 9.70, Valby 55.67 12.51,
  Næstved 55.23 11.76, Viborg 56.45 9.40, Fredericia 55.57 9.75, Rødovre 55.68 12.45, Charlottenlund 55.75 12.57,
  Ballerup 55.73 12.36, Køge 55.46 12.18, Hillerød 55.93 12.30, Taastrup 55.65 12.30, Helsingør 56.04 12.61,
  Holstebro 56.36 8.62, Slagelse 55.40 11.35, Viby 56.12 10.15, Albertslund 55.66 12.36, Holbæk 55.72 11.71,
  Sønderborg 54.91 9.79, Svendborg 55.06 10.61, Allerød 55.87 12.36, Hjørring 57.46 9.98, Nørresundby 57.06 9.92,
  Glostrup 55.67 12.40, Ringsted 55.44 11.79, Frederikshavn 57.44 10.54, Haderslev 55.25 9.49,
  Birkerød 55.85 12.43, Farum 55.81 12.36, Skive 56.57 9.03, Stenløse 55.77 12.20, Nykøbing Falster 54.77 11.87,
  Ishøj 55.62 12.35, Vordingborg 55.01 11.91, Nyborg 55.31 10.79
  `,
  /* Finland */ `
  Helsinki/Helsingfors 60.17 24.94, Espoo/Esbo 60.21 24.65, Tampere/Tammerfors 61.50 23.79,
  Vantaa/Vanda 60.29 25.04, Oulu/Uleåborg 65.01 25.47, Turku/Åbo 60.45 22.27, Jyväskylä 62.24 25.72,
  Kuopio 62.89 27.68, Lahti 60.98 25.66, Pori/Björneborg 61.48 21.79, Joensuu 62.60 29.76, Kouvola 60.87 26.70,
  Lappeenranta 61.06 28.19, Vaasa/Vasa 63.10 21.62, Hämeenlinna 61.00 24.46, Seinäjoki 62.79 22.83,
  Rovaniemi 66.50 25.69, Porvoo 60.39 25.67, Mikkeli 61.69 27.27, Salo 60.38 23.13, Kotka 60.47 26.95,
  Kokkola 63.84 23.13, Järvenpää 60.47 25.09, Lohja 60.25 24.07, Nurmijärvi 60.46 24.81,
  Hyvinkää/Hyvinge 60.63 24.87, Tuusula 60.40 25.03, Kirkkonummi 60.12 24.44, Rauma 61.13 21.51,
  Kerava 60.40 25.11, Kaarina 60.41 22.37, Nokia 61.47 23.50, Kajaani 64.23 27.73, Kangasala 61.46 24.08,
  Ylöjärvi 61.56 23.60, Savonlinna 61.87 28.88, Vihti 60.42 24.32, Riihimäki 60.74 24.78,
  Raasepori/Raseborg 59.98 23.44, Raisio 60.49 22.17, Lempäälä 61.32 23.75, Imatra 61.17 28.75,
  Sastamala 61.35 22.91, Raahe 64.68 24.48, Sipoo/Sibbo 60.38 25.27, Siilinjärvi 63.08 27.67, Pirkkala 61.46 23.63,
  Klaukkala 60.38 24.75, Mäntsälä 60.63 25.32, Tornio 65.85 24.15, Valkeakoski 61.26 24.03, Lieto 60.51 22.46,
  Hollola 61.00 25.50, Iisalmi 63.56 27.19, Naantali 60.47 22.02, Jakobstad 63.67 22.70, Varkaus 62.32 27.87,
  Kurikka 62.62 22.42, Kemi 65.74 24.56, Hamina 60.57 27.20
  `,
  /* Slovakia */ `
  Bratislava 48.15 17.11, Košice 48.71 21.26, Nitra 48.31 18.08, Prešov 49.00 21.24, Žilina 49.22 18.74,
  Banská Bystrica 48.74 19.15, Trnava 48.38 17.59, Trenčín 48.89 18.04, Martin 49.07 18.92, Poprad 49.06 20.30,
  Prievidza 48.77 18.63, Zvolen 48.57 19.15, Považská Bystrica 49.12 18.42, Nové Zámky 47.99 18.16,
  Michalovce 48.75 21.92, Spišská Nová Ves 48.94 20.56, Komárno 48.12 18.32, Levice 48.22 18.61,
  Humenné 48.94 21.92, Bardejov 49.29 21.27, Liptovský Mikuláš 49.08 19.62, Piešťany 48.59 17.83,
  Ružomberok 49.07 19.31, Lučenec 48.33 19.67, Pezinok 48.29 17.27, Topoľčany 48.56 18.17, Trebišov 48.63 21.72,
  Dunajská Streda 47.99 17.61, Čadca 49.44 18.79, Snina 48.99 22.15, Dubnica nad Váhom 48.96 18.17,
  Rimavská Sobota 48.38 20.02, Partizánske 48.63 18.38, Vranov nad Topľou 48.89 21.68, Šaľa 48.15 17.88,
  Senec 48.22 17.40, Hlohovec 48.43 17.80, Brezno 48.80 19.64, Senica 48.68 17.37,
  Nové Mesto nad Váhom 48.76 17.83, Malacky 48.44 17.02, Dolný Kubín 49.21 19.30, Rožňava 48.66 20.54,
  Púchov 49.12 18.33, Žiar nad Hronom 48.59 18.85, Bánovce nad Bebravou 48.72 18.26, Handlová 48.73 18.76,
  Stará Ľubovňa 49.30 20.69, Skalica 48.84 17.23, Galanta 48.19 17.73
  `,
  /* Great Britain */ `
  London 51.51 -0.13, Birmingham 52.48 -1.90, Glasgow 55.87 -4.26, Manchester 53.48 -2.24, Sheffield 53.38 -1.47,
  Leeds 53.80 -1.55, Edinburgh 55.95 -3.20, Liverpool 53.41 -2.98, Bristol 51.46 -2.60, Cardiff 51.48 -3.18,
  Leicester 52.64 -1.13, Bradford 53.79 -1.75, Belfast 54.60 -5.93, Coventry 52.41 -1.51, Birkenhead 53.39 -3.01,
  Nottingham 52.95 -1.15, Reading 51.46 -0.97, Kingston upon Hull/Hull 53.74 -0.34, Preston 53.76 -2.70,
  Swansea 51.62 -3.94, Newcastle upon Tyne/Newcastle 54.97 -1.61, Southend-on-Sea/Southend 51.54 0.71,
  Brighton 50.83 -0.14, Derby 52.92 -1.48, Southampton 50.90 -1.40, Wolverhampton 52.59 -2.12,
  Plymouth 50.37 -4.14, Stoke-on-Trent/Stoke 53.00 -2.19, Milton Keynes 52.04 -0.76, Northampton 52.25 -0.88,
  Oldham 53.54 -2.12, Luton 51.88 -0.42, Barking 51.53 0.08, Portsmouth 50.80 -1.09, Swindon 51.56 -1.78,
  Dudley 52.50 -2.08, Aberdeen 57.14 -2.10, St Helens 53.45 -2.73, Ipswich 52.06 1.16, Wigan 53.54 -2.64,
  Croydon 51.38 -0.10, Warrington 53.39 -2.58, Walsall 52.59 -1.98, Mansfield 53.13 -1.20, Sunderland 54.90 -1.38,
  Slough 51.51 -0.60, Bournemouth 50.72 -1.88, Peterborough 52.57 -0.25, Oxford 51.75 -1.26, Enfield 51.65 -0.08,
  York 53.96 -1.08, Telford 52.68 -2.45, Poole 50.71 -1.98, Burnley 53.80 -2.23, Huddersfield 53.65 -1.78,
  Dundee 56.47 -2.97, Blackburn 53.75 -2.48, Cambridge 52.20 0.12, Blackpool 53.82 -3.05, Basildon 51.57 0.46,
  Norwich 52.63 1.30, Middlesbrough 54.58 -1.23, Bolton 53.58 -2.43, Stockport 53.41 -2.16,
  High Wycombe 51.63 -0.75, Gloucester 51.87 -2.24, Exeter 50.72 -3.53, Colchester 51.89 0.90, Salford 53.49 -2.29,
  Newcastle under Lyme 53.00 -2.23, Solihull 52.41 -1.78, Watford 51.66 -0.40, Crawley 51.11 -0.18,
  Burton upon Trent/Burton 52.81 -1.64, Cheltenham 51.90 -2.08, Rotherham 53.43 -1.36, Worthing 50.82 -0.38,
  Doncaster 53.52 -1.13, Chesterfield 53.25 -1.42, Chelmsford 51.74 0.47, Sutton Coldfield 52.57 -1.82,
  Wakefield 53.68 -1.50, Dagenham 51.55 0.17, Basingstoke 51.26 -1.09, Maidstone 51.27 0.52, Bedford 52.13 -0.47,
  Woking 51.32 -0.56, Lincoln 53.23 -0.54, West Bromwich 52.52 -1.99, Eastbourne 50.77 0.28, Worcester 52.19 -2.22,
  Bath 51.38 -2.36, Gillingham 51.39 0.55, Rochdale 53.62 -2.16, Hemel Hempstead 51.75 -0.45, Romford 51.58 0.19,
  Harlow 51.78 0.11, Hastings 50.86 0.58, Darlington 54.52 -1.55, Stevenage 51.90 -0.20, Southport 53.65 -3.01,
  Chester 53.19 -2.89, Harrogate 53.99 -1.54, Hartlepool 54.69 -1.21, Nuneaton 52.52 -1.47, Redditch 52.31 -1.95,
  Londonderry/Derry 55.00 -7.31, Grimsby 53.57 -0.08, Cannock 52.69 -2.03, St Albans 51.75 -0.33,
  South Shields 55.00 -1.43, Weston-super-Mare 51.35 -2.98, Halifax 53.72 -1.85, Tamworth 52.63 -1.70,
  Gosport 50.80 -1.13, Scunthorpe 53.58 -0.65, Chatham 51.38 0.53, Stockton-on-Tees 54.57 -1.32,
  Carlisle 54.90 -2.94, Rugby 52.37 -1.26, Gateshead 54.96 -1.60, Lisburn 54.52 -6.04, Paisley 55.83 -4.43,
  Putney 51.46 -0.22, Shrewsbury 52.71 -2.75, Crewe 53.10 -2.44, Bracknell 51.41 -0.75, East Kilbride 55.76 -4.18,
  Aylesbury 51.82 -0.81, Purley 51.34 -0.11, Guildford 51.24 -0.57, Peckham 51.47 -0.07, Barnsley 53.55 -1.48,
  Lowestoft 52.48 1.75, Chingford 51.63 0.00, Maidenhead 51.52 -0.72, Stafford 52.81 -2.12, Uxbridge 51.55 -0.48,
  Royal Tunbridge Wells/Tunbridge Wells 51.13 0.26, Wimbledon 51.42 -0.21, Corby 52.50 -0.69, Paignton 50.44 -3.57,
  Rossendale 53.68 -2.28, Washington 54.90 -1.52, Folkestone 51.08 1.17, Hounslow 51.47 -0.36, Wrexham 53.05 -2.99,
  Ellesmere Port 53.28 -2.90, Torquay 50.46 -3.53, Loughborough 52.77 -1.20
  `,
  /* Ireland */ `
  Dublin 53.33 -6.25, Cork 51.90 -8.47, Limerick 52.66 -8.62, Galway 53.27 -9.05, Waterford 52.26 -7.11,
  Drogheda 53.72 -6.35, Dundalk 54.00 -6.42, Navan 53.65 -6.68, Bray 53.20 -6.10, Dún Laoghaire 53.29 -6.14
  `,
  /* Germany */ `
  Berlin 52.52 13.41, Hamburg 53.55 9.99, München/Munich/Mníchov 48.14 11.58, Köln/Cologne 50.93 6.95,
  Frankfurt am Main/Frankfurt 50.12 8.68, Düsseldorf/Dusseldorf 51.22 6.78, Stuttgart 48.78 9.18, Essen 51.46 7.01,
  Dortmund 51.51 7.47, Dresden 51.05 13.74, Bremen 53.08 8.81, Nürnberg/Nuremberg 49.45 11.08,
  Hannover/Hanover 52.37 9.73, Leipzig 51.34 12.37, Duisburg 51.43 6.77, Bochum 51.48 7.22, Wuppertal 51.26 7.15,
  Bielefeld 52.03 8.53, Bonn 50.73 7.10, Münster/Munster 51.96 7.63, Mannheim 49.49 8.47, Augsburg 48.37 10.90,
  Wiesbaden 50.09 8.24, Karlsruhe 49.01 8.40, Gelsenkirchen 51.51 7.10, Aachen 50.78 6.08,
  Mönchengladbach/Monchengladbach 51.19 6.44, Kiel 54.32 10.13, Chemnitz 50.84 12.93, Braunschweig 52.27 10.53,
  Magdeburg 52.13 11.63, Krefeld 51.34 6.55, Freiburg im Breisgau/Freiburg 48.00 7.85, Mainz 49.98 8.28,
  Oberhausen 51.48 6.86, Erfurt 50.98 11.04, Lübeck/Lubeck 53.87 10.69, Hagen 51.36 7.47, Rostock 54.09 12.14,
  Kassel 51.32 9.50, Potsdam 52.40 13.07, Saarbrücken/Saarbrucken 49.23 7.01, Herne 51.54 7.23,
  Darmstadt 49.87 8.65, Osnabrück 52.27 8.05, Solingen 51.17 7.08, Ludwigshafen am Rhein/Ludwigshafen 49.48 8.45,
  Leverkusen 51.03 6.98, Oldenburg 53.14 8.21, Neuss 51.20 6.69, Regensburg 49.02 12.10, Heidelberg 49.41 8.69,
  Paderborn 51.72 8.75, Würzburg/Wurzburg 49.79 9.95, Fürth 49.48 10.99, Wolfsburg 52.42 10.78,
  Recklinghausen 51.61 7.20, Göttingen/Gottingen 51.53 9.93, Heilbronn 49.14 9.22, Ingolstadt 48.77 11.42,
  Bottrop 51.52 6.93, Pforzheim 48.88 8.70, Offenbach 50.10 8.77, Bremerhaven 53.55 8.58, Remscheid 51.18 7.19,
  Reutlingen 48.49 9.20, Koblenz 50.35 7.58, Siegen 50.87 8.02, Bergisch Gladbach 50.99 7.13,
  Salzgitter 52.16 10.42, Jena 50.93 11.59, Gera 50.88 12.08, Moers 51.45 6.63, Hildesheim 52.15 9.95,
  Erlangen 49.59 11.01
  `,
  /* Netherlands */ `
  Rotterdam 51.92 4.48, Amsterdam 52.37 4.89, Den Haag/The Hague 52.08 4.30, Utrecht 52.09 5.12,
  Groningen 53.22 6.57, Eindhoven 51.44 5.48, Tilburg 51.56 5.09, Breda 51.59 4.78, Nijmegen 51.84 5.85,
  Almere 52.37 5.21, Haarlem 52.38 4.64, Arnhem 51.98 5.91, 's-Hertogenbosch/Den Bosch 51.70 5.30,
  Enschede 52.22 6.90, Zaanstad 52.45 4.81, Amersfoort 52.16 5.39, Apeldoorn 52.21 5.97, Hoofddorp 52.30 4.69,
  Zwolle 52.51 6.09, Leeuwarden 53.20 5.81, Maastricht 50.85 5.69, Leiden 52.16 4.49, Dordrecht 51.81 4.67,
  Zoetermeer 52.06 4.49, Venlo 51.37 6.17, Deventer 52.26 6.16, Delft 52.01 4.36, Alkmaar 52.63 4.75,
  Heerlen 50.88 5.98, Hilversum 52.22 5.18, Hengelo 52.27 6.79, Purmerend 52.51 4.96, Lelystad 52.51 5.47,
  Amstelveen 52.30 4.86, Roosendaal 51.53 4.47, Schiedam 51.92 4.39, Spijkenisse 51.84 4.33, Helmond 51.48 5.66,
  Vlaardingen 51.91 4.34, Almelo 52.36 6.66, Gouda 52.02 4.71, Zaandam 52.44 4.83, Alphen aan den Rijn 52.13 4.66,
  Hoorn 52.64 5.06, Assen 53.00 6.56
  `,
  /* Belgium */ `
  Brussel/Bruxelles/Brussels 50.85 4.35, Antwerpen/Antwerp/Anvers 51.22 4.40, Gent/Ghent 51.05 3.72,
  Charleroi 50.41 4.44, Liège/Luik 50.63 5.57, Brugge/Bruges 51.21 3.22, Namur 50.47 4.87,
  Leuven/Louvain 50.88 4.70, Mons 50.45 3.95, Hasselt 50.93 5.34, Aalst 50.94 4.04, Mechelen 51.03 4.48,
  La Louvière 50.49 4.19, Kortrijk 50.83 3.26, Tournai 50.61 3.39, Oostende/Ostend 51.22 2.93,
  Sint-Niklaas 51.17 4.14, Genk 50.97 5.50, Seraing 50.58 5.50, Roeselare 50.95 3.12, Verviers 50.59 5.86,
  Mouscron 50.74 3.21, Dendermonde 51.03 4.10, Beveren 51.21 4.26, Turnhout 51.32 4.94, Berchem 51.19 4.43,
  Evere 50.87 4.40, Lokeren 51.10 3.99, Wilrijk 51.17 4.40, Beringen 51.05 5.23, Dilbeek 50.85 4.26,
  Heist-op-den-Berg 51.08 4.73, Sint-Truiden 50.82 5.19, Braine-l'Alleud 50.68 4.37, Brasschaat 51.29 4.49
  `,
  /* France */ `
  Paris 48.85 2.35, Marseille 43.30 5.38, Lyon 45.75 4.85, Toulouse 43.60 1.44, Nantes 47.22 -1.55,
  Strasbourg 48.58 7.75, Bordeaux 44.84 -0.58, Montpellier 43.61 3.88, Lille 50.63 3.06, Rennes 48.11 -1.67,
  Reims 49.27 4.03, Le Havre 49.49 0.11, Toulon 43.12 5.93, Angers 47.47 -0.55, Dijon 47.31 5.01,
  Grenoble 45.18 5.71, Nîmes 43.84 4.36, Clermont-Ferrand 45.78 3.09, Aix-en-Provence 43.53 5.45,
  Saint-Quentin-en-Yvelines 48.77 2.02
  `,
  /* Luxembourg */ `
  Luxembourg 49.61 6.13
  `,
  /* Poland */ `
  Warszawa/Warsaw/Varšava 52.23 21.01, Kraków/Krakow 50.06 19.94, Wrocław/Wroclaw 51.10 17.03,
  Łódź/Lodz 51.77 19.47, Poznań/Poznan 52.41 16.93, Gdańsk/Gdansk 54.35 18.65, Szczecin 53.43 14.55,
  Lublin 51.25 22.57, Bydgoszcz 53.12 18.01, Białystok 53.13 23.16, Katowice 50.26 19.02, Gdynia 54.52 18.53,
  Częstochowa 50.80 19.12, Sosnowiec 50.29 19.10, Radom 51.40 21.15, Gliwice 50.30 18.68, Rzeszów 50.04 22.00,
  Toruń 53.01 18.60, Kielce 50.87 20.63, Zabrze 50.32 18.79
  `,
  /* Czechia */ `
  Praha/Prague 50.09 14.42, Brno 49.20 16.61, Ostrava 49.83 18.28, Plzeň/Pilsen 49.75 13.38, Liberec 50.77 15.06,
  Olomouc 49.60 17.25, České Budějovice 48.97 14.47, Hradec Králové 50.21 15.83, Ústí nad Labem 50.66 14.03,
  Pardubice 50.04 15.78, Havířov 49.78 18.44, Zlín 49.23 17.67, Kladno 50.15 14.10, Opava 49.94 17.90,
  Žižkov 50.08 14.45
  `,
  /* Austria */ `
  Wien/Vienna/Viedeň 48.21 16.37, Graz 47.07 15.44, Linz 48.31 14.29, Salzburg 47.80 13.04, Innsbruck 47.26 11.39,
  Klagenfurt 46.62 14.31
  `,
  /* Hungary */ `
  Budapest/Budapešť 47.50 19.04, Debrecen 47.53 21.62, Szeged 46.25 20.15, Miskolc 48.10 20.78, Pécs 46.08 18.23,
  Győr 47.68 17.64, Nyíregyháza 47.96 21.72, Kecskemét 46.91 19.69
  `,
  /* Estonia */ `
  Tallinn/Tallinna 59.44 24.75, Tartu 58.38 26.73
  `,
];
